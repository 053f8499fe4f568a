/** Who asked; undefined for work of our own. */
export type Owner = string | undefined;

/** What waits, a lane for each who asked; they take turns. */
export class Lanes<Item> {
  /** The lane whose turn it is comes first. */
  private readonly lanes = new Map<Owner, Item[]>();
  private count = 0;

  get size(): number {
    return this.count;
  }

  add(owner: Owner, item: Item): void {
    const lane = this.lanes.get(owner);
    if (lane === undefined) this.lanes.set(owner, [item]);
    else lane.push(item);
    this.count += 1;
  }

  /** Takes the next one of the first lane that may go on, which goes behind the others then. */
  next(mayGoOn: (owner: Owner) => boolean): { readonly owner: Owner; readonly item: Item } | undefined {
    for (const [owner, lane] of this.lanes) {
      if (!mayGoOn(owner)) continue;
      const [item, ...others] = lane;
      this.lanes.delete(owner);
      if (others.length > 0) this.lanes.set(owner, others);
      if (item === undefined) continue;
      this.count -= 1;
      return { owner, item };
    }
    return undefined;
  }

  /** Takes the last one of whoever has most, the newcomer's own if nobody has more. Our own gives way to nobody else's. */
  shed(newcomer: Owner): Item | undefined {
    let longest = newcomer;
    for (const owner of this.lanes.keys()) {
      if (owner !== undefined && (longest === undefined || this.lengthOf(owner) > this.lengthOf(longest)))
        longest = owner;
    }
    const lane = this.lanes.get(longest);
    const item = lane?.pop();
    if (lane?.length === 0) this.lanes.delete(longest);
    if (item !== undefined) this.count -= 1;
    return item;
  }

  clear(): void {
    this.lanes.clear();
    this.count = 0;
  }

  private lengthOf(owner: Owner): number {
    return this.lanes.get(owner)?.length ?? 0;
  }
}
