import { Bitmap } from './bitmap.js';

const FEW = 16;

export type Compare = (slot: number, other: number) => number;

export class SortOrder {
  private ordered: Uint32Array;
  private readonly changed = new Set<number>();

  /** @param slots in the order of ties */
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
    if (this.changed.size > 0) this.settle();
    return this.ordered;
  }

  private settle(): void {
    const coming = [...this.changed].filter(this.isThere);
    if (this.changed.size > FEW) this.merge(coming.sort(this.compare));
    else this.move(coming);
    this.changed.clear();
  }

  private move(coming: readonly number[]): void {
    let rest = this.ordered;
    for (const slot of this.changed) {
      const place = rest.indexOf(slot);
      if (place === -1) continue;
      rest.copyWithin(place, place + 1);
      rest = rest.subarray(0, -1);
    }
    let { length } = rest;
    const settled = length + coming.length > this.ordered.length ? grown(rest, coming.length) : this.ordered;
    for (const slot of coming) {
      const place = firstIndex(settled, [0, length], (other) => this.compare(other, slot) > 0);
      settled.copyWithin(place + 1, place, length);
      settled[place] = slot;
      length += 1;
    }
    this.ordered = settled.subarray(0, length);
  }

  private merge(coming: readonly number[]): void {
    const moving = new Bitmap();
    for (const slot of this.changed) moving.put(slot, true);
    const rest = this.ordered.filter((slot) => !moving.has(slot));
    const settled = new Uint32Array(rest.length + coming.length);
    let [from, to] = [0, 0];
    for (const slot of coming) {
      const place = firstIndex(rest, [from, rest.length], (other) => this.compare(other, slot) > 0);
      settled.set(rest.subarray(from, place), to);
      to += place - from;
      settled[to++] = slot;
      from = place;
    }
    settled.set(rest.subarray(from), to);
    this.ordered = settled;
  }
}

function grown(slots: Uint32Array, by: number): Uint32Array {
  const larger = new Uint32Array(slots.length + by);
  larger.set(slots);
  return larger;
}

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
