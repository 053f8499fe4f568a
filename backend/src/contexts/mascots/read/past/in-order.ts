import { compareValues } from '../../../../platform/read-store/compare-values.js';
import type { FieldValue } from '../../../../platform/read-store/field-value.js';
import type { Query } from '../../../../platform/read-store/query.js';
import { inTurns } from '../../../../platform/turns/in-turns.js';

/** A mascot by what it is sorted by. */
export interface Entry {
  readonly id: number;
  readonly value: FieldValue;
}

const AT_ONCE = 4000;

/** The first of them in order, as the directory of today is sorted: ties by id in the same direction, those without a value last. */
export async function firstInOrder(
  entries: readonly Entry[],
  { direction }: NonNullable<Query['sort']>,
  count: number,
): Promise<readonly Entry[]> {
  const sign = direction === 'asc' ? 1 : -1;
  const inOrder = (one: Entry, other: Entry): number => {
    const byId = sign * (one.id - other.id);
    if (one.value === null || other.value === null)
      return Number(one.value === null) - Number(other.value === null) || byId;
    return sign * compareValues(one.value, other.value) || byId;
  };
  let first: readonly Entry[] = [];
  for await (const some of inTurns(entries, AT_ONCE)) {
    const last = first.length < count ? undefined : first.at(-1);
    const better = last === undefined ? [...some] : some.filter((entry) => inOrder(entry, last) < 0);
    if (better.length > 0) first = merged(first, better.sort(inOrder), inOrder, count);
  }
  return first;
}

/** The first of two runs that are in order. */
function merged(
  one: readonly Entry[],
  other: readonly Entry[],
  inOrder: (one: Entry, other: Entry) => number,
  count: number,
): readonly Entry[] {
  const both: Entry[] = [];
  let [next, nextOther] = [0, 0];
  while (both.length < count) {
    const [entry, otherEntry] = [one[next], other[nextOther]];
    if (entry !== undefined && (otherEntry === undefined || inOrder(entry, otherEntry) <= 0)) {
      both.push(entry);
      next += 1;
    } else if (otherEntry !== undefined) {
      both.push(otherEntry);
      nextOther += 1;
    } else break;
  }
  return both;
}
