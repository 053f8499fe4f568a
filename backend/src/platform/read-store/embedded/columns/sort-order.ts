/** Slots in sort order. */
export class SortOrder {
  constructor(
    readonly slots: number[],
    private readonly compare: (slot: number, other: number) => number,
  ) {
    slots.sort(compare);
  }

  /** Removes a slot. Its value must not have changed since it was inserted. */
  remove(slot: number): void {
    this.slots.splice(this.placeOf(slot), 1);
  }

  insert(slot: number): void {
    this.slots.splice(this.placeOf(slot), 0, slot);
  }

  private placeOf(slot: number): number {
    return firstIndex(this.slots, (other) => this.compare(other, slot) >= 0);
  }
}

/** Binary search: returns the first index whose slot passes, if all behind it pass as well; the length if none does. */
export function firstIndex(slots: readonly number[], passes: (slot: number) => boolean): number {
  let [low, high] = [0, slots.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (passes(slots[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}
