/** Slots in sort order. */
export class SortOrder {
  private buffer: Uint32Array;
  private size: number;

  constructor(
    slots: readonly number[],
    private readonly compare: (slot: number, other: number) => number,
  ) {
    this.buffer = Uint32Array.from(slots).sort(compare);
    this.size = slots.length;
  }

  get slots(): Uint32Array {
    return this.buffer.subarray(0, this.size);
  }

  /** Removes a slot. Its value must not have changed since it was inserted. */
  remove(slot: number): void {
    const index = this.indexOf(slot);
    this.slots.copyWithin(index, index + 1);
    this.size -= 1;
  }

  insert(slot: number): void {
    const index = this.indexOf(slot);
    if (this.size === this.buffer.length) {
      const larger = new Uint32Array(this.size + Math.max(64, this.size >>> 2));
      larger.set(this.buffer);
      this.buffer = larger;
    }
    this.size += 1;
    this.slots.copyWithin(index + 1, index);
    this.buffer[index] = slot;
  }

  private indexOf(slot: number): number {
    return firstIndex(this.slots, (other) => this.compare(other, slot) >= 0);
  }
}

/** Returns the first index whose slot passes, or the length if none does, by binary search: once a slot passes, all later ones must. */
export function firstIndex(slots: Uint32Array, passes: (slot: number) => boolean): number {
  let [low, high] = [0, slots.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (passes(slots[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}
