import { createHash } from 'node:crypto';
import type { Db } from 'mongodb';
import * as z from 'zod/mini';
import { whileAvailable } from '../../mongodb/while-available.js';
import { isBlobName, isVariantName, type BlobEntry, type BlobStore } from '../blob-store.js';
import { FileBucket } from './file-bucket.js';

const FileSystem = z.object({ fsTotalSize: z.number().check(z.positive()), fsUsedSize: z.number() });

export class GridFsBlobStore implements BlobStore {
  private readonly blobs: FileBucket;
  private readonly variants: FileBucket;
  /** False once the server has answered without a size, as FerretDB does: it is slow to answer, so the store does not ask again. */
  private reportsSpace = true;

  constructor(
    private readonly db: Db,
    now: () => Date = () => new Date(),
  ) {
    this.blobs = new FileBucket(db, 'pictures', now);
    this.variants = new FileBucket(db, 'pictureVariants', now);
  }

  async put(bytes: Uint8Array): Promise<string> {
    const name = createHash('sha256').update(bytes).digest('hex');
    // Concurrent calls may both store it; the copies are equal.
    if (!(await this.blobs.touch(name))) await this.blobs.add(name, bytes);
    return name;
  }

  async get(name: string): Promise<Buffer | undefined> {
    return isBlobName(name) ? this.blobs.read(name) : undefined;
  }

  async has(name: string): Promise<boolean> {
    return isBlobName(name) && this.blobs.has(name);
  }

  async *entries(): AsyncGenerator<BlobEntry> {
    for await (const { filename: name, length: bytes, putAt } of this.blobs.files()) yield { name, bytes, putAt };
  }

  async remove(name: string, unlessPutAfter: Date): Promise<boolean> {
    if (!isBlobName(name) || !(await this.blobs.remove(name, unlessPutAfter))) return false;
    await this.variants.removeBelow(`${name}/`);
    return true;
  }

  async freeBytes(): Promise<number | undefined> {
    if (!this.reportsSpace) return undefined;
    const stats: unknown = await whileAvailable(() => this.db.stats());
    this.reportsSpace = z.looseObject({ fsTotalSize: z.number() }).safeParse(stats).success;
    const { data } = FileSystem.safeParse(stats);
    return data && Math.max(0, data.fsTotalSize - data.fsUsedSize);
  }

  async getVariant(name: string, variant: string): Promise<Buffer | undefined> {
    if (!isBlobName(name) || !isVariantName(variant)) return undefined;
    return this.variants.read(`${name}/${variant}`);
  }

  async putVariant(name: string, variant: string, bytes: Uint8Array): Promise<void> {
    if (!isBlobName(name) || !isVariantName(variant))
      throw new RangeError(`No variant can be named ${name}/${variant}`);
    await this.variants.replace(`${name}/${variant}`, bytes);
    if (!(await this.blobs.has(name))) await this.variants.removeBelow(`${name}/`);
  }
}
