import { LRUCache } from 'lru-cache';

const DEFAULT_MAX_BYTES = 64 * 1024 * 1024;

/** Answers as bytes, by a tag that stands for the address and the revision of the view; the least used leave first. */
export class ViewCache {
  private readonly answers: LRUCache<string, Buffer>;

  constructor(maxBytes: number = DEFAULT_MAX_BYTES) {
    this.answers = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.ceil(maxBytes / 8),
      sizeCalculation: (bytes, tag) => bytes.length + tag.length + 1,
    });
  }

  get(tag: string): Buffer | undefined {
    return this.answers.get(tag);
  }

  set(tag: string, answer: Buffer): void {
    this.answers.set(tag, answer);
  }
}
