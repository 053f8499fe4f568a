import { LRUCache } from 'lru-cache';

const DEFAULT_MAX_BYTES = 64 * 1024 * 1024;

/** An answer as it went out. */
export interface KeptAnswer {
  readonly bytes: Buffer;
  readonly tag: string;
}

/** Answers by what stands for the address and the revision of the view; the least used leave first. */
export class ViewCache {
  private readonly answers: LRUCache<string, KeptAnswer>;

  constructor(maxBytes: number = DEFAULT_MAX_BYTES) {
    this.answers = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.ceil(maxBytes / 8),
      sizeCalculation: ({ bytes, tag }, key) => bytes.length + tag.length + key.length + 1,
    });
  }

  get(key: string): KeptAnswer | undefined {
    return this.answers.get(key);
  }

  set(key: string, answer: KeptAnswer): void {
    this.answers.set(key, answer);
  }
}
