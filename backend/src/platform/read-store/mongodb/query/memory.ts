import { LRUCache } from 'lru-cache';

/** Remembers what is costly to find out, by keys that name the state of the documents it was found in. */
export class Memory<Value> {
  private readonly known: LRUCache<string, Promise<Value>>;

  constructor(entries: number) {
    this.known = new LRUCache({ max: entries });
  }

  /** What is being found out already is not asked for twice; a failure is forgotten. */
  recall(key: string, findOut: () => Promise<Value>): Promise<Value> {
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const value = findOut();
    this.known.set(key, value);
    value.catch(() => this.known.delete(key));
    return value;
  }
}
