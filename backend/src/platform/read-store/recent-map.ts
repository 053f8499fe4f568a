/**
 * A cache of at most `limit` entries. When it is full it drops all of them, which costs far less per access than an LRU order.
 * Allocates nothing before the first entry, because each build of each view has one.
 */
export class RecentMap<K, V> {
  private readonly entries = new Map<K, V>();

  constructor(private readonly limit: number) {}

  get(key: K): V | undefined {
    return this.entries.get(key);
  }

  set(key: K, value: V): void {
    if (this.entries.size >= this.limit && !this.entries.has(key)) this.entries.clear();
    this.entries.set(key, value);
  }

  clear(): void {
    // Clearing an empty map costs as much as clearing a full one.
    if (this.entries.size > 0) this.entries.clear();
  }
}
