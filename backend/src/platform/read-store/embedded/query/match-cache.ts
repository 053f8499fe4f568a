import { LRUCache } from 'lru-cache';

/** The documents that meet some criteria. */
export interface Matches {
  readonly total: number;
  /** JSON array of their row keys, unless they are too many. */
  readonly rows: string | undefined;
}

/** What a commit changed in a collection: fields of documents that stayed, or which documents there are. */
export type Touched = ReadonlySet<string> | 'membership';

interface Entry {
  readonly matches: Matches;
  readonly fields: readonly string[];
}

const CACHED_CHARACTERS = 8_000_000;
const ENTRY_OVERHEAD = 500;

/** Matches stay known until a document enters or leaves the collection, or changes a field that they depend on. */
export class MatchCache {
  private readonly entries = new LRUCache<string, Entry>({
    maxSize: CACHED_CHARACTERS,
    sizeCalculation: ({ matches }, key) => ENTRY_OVERHEAD + key.length + (matches.rows?.length ?? 0),
  });

  get(key: string): Matches | undefined {
    return this.entries.get(key)?.matches;
  }

  set(key: string, matches: Matches, fields: readonly string[]): void {
    this.entries.set(key, { matches, fields });
  }

  touch(touched: Touched): void {
    if (touched === 'membership') return this.entries.clear();
    for (const [key, { fields }] of this.entries.entries()) {
      if (fields.some((field) => touched.has(field))) this.entries.delete(key);
    }
  }
}
