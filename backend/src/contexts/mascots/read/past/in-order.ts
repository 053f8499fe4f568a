import type { FieldValue } from '../../../../platform/read-store/field-value.js';
import type { Query } from '../../../../platform/read-store/query.js';

/** A mascot by what it is sorted by. */
export interface Entry {
  readonly id: number;
  readonly value: FieldValue;
}

/** As the directory of today is sorted: ties by id in the same direction, those without a value last. */
export function inOrder(entries: readonly Entry[], { direction }: NonNullable<Query['sort']>): Entry[] {
  const sign = direction === 'asc' ? 1 : -1;
  return entries.toSorted((one, other) => {
    const byId = sign * (one.id - other.id);
    if (one.value === null || other.value === null)
      return Number(one.value === null) - Number(other.value === null) || byId;
    return sign * compare(one.value, other.value) || byId;
  });
}

const compare = (one: string | number, other: string | number): number => (one < other ? -1 : Number(one > other));
