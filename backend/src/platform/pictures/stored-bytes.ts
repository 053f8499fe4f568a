import type { BlobStore } from '../blob-store/blob-store.js';

/** How much all pictures take together: counted through now and then, and added to meanwhile. */
export class StoredBytes {
  private counted = 0;
  private added = 0;

  constructor(private readonly blobs: Pick<BlobStore, 'entries'>) {}

  /** Too much rather than too little: what was there already is counted again. */
  get total(): number {
    return this.counted + this.added;
  }

  add(bytes: number): void {
    this.added += bytes;
  }

  /** Counts all of them through. */
  async count(): Promise<void> {
    const before = this.added;
    let sum = 0;
    for await (const { bytes } of this.blobs.entries()) sum += bytes;
    this.counted = sum;
    this.added -= before;
  }
}
