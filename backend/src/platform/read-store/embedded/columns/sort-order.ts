import { Bitmap } from './bitmap.js';

export type Compare = (slot: number, other: number) => number;

/** Slots in sort order. Changed ones are moved on the next use. */
export class SortOrder {
  private ordered: Uint32Array;
  private readonly changed = new Set<number>();

  constructor(
    slots: Uint32Array,
    private readonly compare: Compare,
    private readonly isThere: (slot: number) => boolean,
  ) {
    this.ordered = slots.sort(compare);
  }

  change(slot: number): void {
    this.changed.add(slot);
  }

  slots(): Uint32Array {
    if (this.changed.size > 0) this.merge();
    return this.ordered;
  }

  private merge(): void {
    const moved = new Bitmap();
    for (const slot of this.changed) moved.put(slot, true);
    const rest = new Uint32Array(this.ordered.length);
    let size = 0;
    for (const slot of this.ordered) if (!moved.has(slot)) rest[size++] = slot;
    const added = [...this.changed].filter(this.isThere).sort(this.compare);
    const merged = new Uint32Array(size + added.length);
    let [from, to] = [0, 0];
    for (const slot of added) {
      const place = firstIndex(rest, [from, size], (other) => this.compare(other, slot) > 0);
      merged.set(rest.subarray(from, place), to);
      to += place - from;
      merged[to++] = slot;
      from = place;
    }
    merged.set(rest.subarray(from, size), to);
    this.ordered = merged;
    this.changed.clear();
  }
}

/** Binary search: returns the first index whose slot passes, if all behind it pass as well; `to` if none does. */
export function firstIndex(
  slots: Uint32Array,
  [from, to]: readonly [number, number],
  passes: (slot: number) => boolean,
): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (passes(slots[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}
