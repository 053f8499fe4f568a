import { compareValues } from '../../../../platform/read-store/compare-values.js';
import type { FieldValue } from '../../../../platform/read-store/field-value.js';
import type { Query } from '../../../../platform/read-store/query.js';

/** A mascot by what it is sorted by. */
export interface Entry {
  readonly id: number;
  readonly value: FieldValue;
}

/** So many as are sorted in a few milliseconds. */
const AT_ONCE = 4000;

/** The first of many in order, as the directory of today is sorted: ties by id in the same direction, those without a value last. */
export class FirstInOrder {
  private readonly sign: number;
  private first: readonly Entry[] = [];
  private waiting: Entry[] = [];

  /** @param count how many are kept */
  constructor(
    { direction }: NonNullable<Query['sort']>,
    private readonly count: number,
  ) {
    this.sign = direction === 'asc' ? 1 : -1;
  }

  offer(id: number, value: FieldValue): void {
    const last = this.first.length < this.count ? undefined : this.first.at(-1);
    if (this.count === 0 || (last !== undefined && this.compare(id, value, last) >= 0)) return;
    this.waiting.push({ id, value });
    if (this.waiting.length === AT_ONCE) this.settle();
  }

  entries(): readonly Entry[] {
    this.settle();
    return this.first;
  }

  private settle(): void {
    const inOrder = (one: Entry, other: Entry): number => this.compare(one.id, one.value, other);
    this.first = merged(this.first, this.waiting.sort(inOrder), inOrder, this.count);
    this.waiting = [];
  }

  private compare(id: number, value: FieldValue, other: Entry): number {
    const byId = this.sign * (id - other.id);
    if (value === null || other.value === null) return Number(value === null) - Number(other.value === null) || byId;
    return this.sign * compareValues(value, other.value) || byId;
  }
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
