import { createHash } from 'node:crypto';
import type { Db } from 'mongodb';
import { isBlobName, isVariantName } from '../blob-name.js';
import type { BlobStore } from '../blob-store.js';
import { FileBucket } from './file-bucket.js';

/** Blobs in GridFS, for all nodes alike; variants lie in a bucket of their own, which may be dropped at any time. */
export class GridFsBlobStore implements BlobStore {
  private readonly blobs: FileBucket;
  private readonly variants: FileBucket;

  /** The connection stays with whoever opened it. */
  constructor(db: Db) {
    this.blobs = new FileBucket(db, 'pictures');
    this.variants = new FileBucket(db, 'pictureVariants');
  }

  async put(bytes: Uint8Array): Promise<string> {
    const name = createHash('sha256').update(bytes).digest('hex');
    // Two at once may both store it; the copies are equal, and either serves.
    if (!(await this.blobs.has(name))) await this.blobs.add(name, bytes);
    return name;
  }

  async get(name: string): Promise<Buffer | undefined> {
    return isBlobName(name) ? this.blobs.read(name) : undefined;
  }

  async has(name: string): Promise<boolean> {
    return isBlobName(name) && this.blobs.has(name);
  }

  list(): AsyncIterable<string> {
    return this.blobs.names();
  }

  async getVariant(name: string, variant: string): Promise<Buffer | undefined> {
    if (!isBlobName(name) || !isVariantName(variant)) return undefined;
    return this.variants.read(`${name}/${variant}`);
  }

  async putVariant(name: string, variant: string, bytes: Uint8Array): Promise<void> {
    if (!isBlobName(name) || !isVariantName(variant))
      throw new RangeError(`No variant can be named ${name}/${variant}`);
    await this.variants.replace(`${name}/${variant}`, bytes);
  }
}
