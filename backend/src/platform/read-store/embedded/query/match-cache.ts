import { LRUCache } from 'lru-cache';

export interface Matches {
  readonly total: number;
  /** JSON array of their row keys, unless they are too many. */
  readonly rows: string | undefined;
}

export type Touched = ReadonlySet<string> | 'membership';

interface Entry {
  readonly matches: Matches;
  readonly fields: readonly string[];
  readonly since: number;
}

const CACHED_CHARACTERS = 8_000_000;
const ENTRY_OVERHEAD = 500;

/** Matches stay known until a document enters or leaves the collection, or changes a field that they depend on. */
export class MatchCache {
  private readonly entries = new LRUCache<string, Entry>({
    maxSize: CACHED_CHARACTERS,
    sizeCalculation: ({ matches }, key) => ENTRY_OVERHEAD + key.length + (matches.rows?.length ?? 0),
  });

  private commits = 0;
  private readonly lastChange = new Map<string, number>();

  get(key: string): Matches | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined) return undefined;
    const { matches, fields, since } = entry;
    if (!fields.some((field) => (this.lastChange.get(field) ?? 0) > since)) return matches;
    this.entries.delete(key);
    return undefined;
  }

  set(key: string, matches: Matches, fields: readonly string[]): void {
    this.entries.set(key, { matches, fields, since: this.commits });
  }

  touch(touched: Touched): void {
    if (touched === 'membership') return this.entries.clear();
    this.commits += 1;
    for (const field of touched) this.lastChange.set(field, this.commits);
  }
}
