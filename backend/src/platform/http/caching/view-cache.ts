import { LRUCache } from 'lru-cache';

const DEFAULT_MAX_BYTES = 32 * 1024 * 1024;

/** An answer as it went out. */
export interface KeptAnswer {
  /** Stands for the views that it was made of, as they were. */
  readonly viewTag: string;
  readonly bytes: Buffer;
  readonly tag: string;
}

/**
 * The last answer of each address; the least used leave first. Only the last, since an outdated one is never asked for again: kept until
 * others push them out, they would fill the memory with every write.
 */
export class ViewCache {
  private readonly answers: LRUCache<string, KeptAnswer>;

  constructor(maxBytes: number = DEFAULT_MAX_BYTES) {
    this.answers = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.ceil(maxBytes / 8),
      sizeCalculation: ({ bytes, tag, viewTag }, url) => bytes.length + tag.length + viewTag.length + url.length + 1,
    });
  }

  /** What was answered under the address while the views were the same. */
  get(url: string, viewTag: string): KeptAnswer | undefined {
    const kept = this.answers.get(url);
    return kept?.viewTag === viewTag ? kept : undefined;
  }

  set(url: string, answer: KeptAnswer): void {
    this.answers.set(url, answer);
  }
}
