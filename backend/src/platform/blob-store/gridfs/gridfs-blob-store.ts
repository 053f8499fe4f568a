import { Binary, type Collection, type Db, GridFSBucket, type GridFSFile, type ObjectId } from 'mongodb';
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import * as z from 'zod/mini';
import { readSorted } from '../../mongodb/read-sorted.js';
import { withRetries } from '../../mongodb/with-retries.js';
import { isBlobName, isVariantName, type BlobEntry, type BlobStore } from '../blob-store.js';

const FileSystem = z.object({ fsTotalSize: z.number().check(z.positive()), fsUsedSize: z.number() });

const Metadata = z.object({ putAt: z.date() });

interface Variant {
  /** Name of the blob and of the variant, with a slash between them. */
  readonly _id: string;
  readonly bytes: Binary;
}

/**
 * Blobs in GridFS. Their variants are small, so they are documents. A blob exists once all of it is stored.
 * Concurrent puts may store copies of a blob; reads use the latest.
 */
export class GridFsBlobStore implements BlobStore {
  private readonly bucket: GridFSBucket;
  private readonly files: Collection<GridFSFile>;
  private readonly chunks: Collection<{ files_id: ObjectId }>;
  private readonly variants: Collection<Variant>;
  /** False once the server has answered without a size, as FerretDB does: it is slow to answer, so the store does not ask again. */
  private reportsSpace = true;

  constructor(
    private readonly db: Db,
    private readonly now: () => Date = () => new Date(),
  ) {
    this.bucket = new GridFSBucket(db, { bucketName: 'pictures' });
    this.files = db.collection('pictures.files');
    this.chunks = db.collection('pictures.chunks');
    this.variants = db.collection('pictureVariants');
  }

  async put(bytes: Uint8Array): Promise<string> {
    const filename = createHash('sha256').update(bytes).digest('hex');
    const touch = { $set: { 'metadata.putAt': this.now() } };
    const { matchedCount } = await withRetries(() => this.files.updateMany({ filename }, touch));
    if (matchedCount > 0) return filename;
    await withRetries(async () => {
      const upload = this.bucket.openUploadStream(filename, { metadata: { putAt: this.now() } });
      upload.end(bytes);
      await finished(upload);
    });
    return filename;
  }

  /** Returns undefined also for a blob that is removed during the read. @throws Error for one with missing chunks */
  async get(name: string): Promise<Buffer | undefined> {
    const file = await this.latest(name);
    if (file === undefined) return undefined;
    try {
      const bytes = await withRetries(() => buffer(this.bucket.openDownloadStream(file._id)));
      // The driver returns a shorter file when the last chunks are missing.
      if (bytes.length !== file.length) throw new Error(`${name} has lost a part`);
      return bytes;
    } catch (error) {
      const left = await withRetries(() => this.bucket.find({ _id: file._id }).limit(1).toArray());
      if (left.length > 0) throw error;
      return undefined;
    }
  }

  async has(name: string): Promise<boolean> {
    return (await this.latest(name)) !== undefined;
  }

  async *entries(): AsyncGenerator<BlobEntry> {
    const after = (last: GridFSFile | undefined) => this.bucket.find(last ? { filename: { $gt: last.filename } } : {});
    let entry: BlobEntry | undefined;
    for await (const { filename: name, length: bytes, metadata } of readSorted('filename', after)) {
      const { putAt } = Metadata.parse(metadata);
      if (entry !== undefined && name !== entry.name) yield entry;
      if (name !== entry?.name || putAt > entry.putAt) entry = { name, bytes, putAt };
    }
    if (entry !== undefined) yield entry;
  }

  /** Removes each copy atomically, unless it is put again first. */
  async remove(name: string, unlessPutAfter: Date): Promise<boolean> {
    if (!isBlobName(name)) return false;
    const copies = await withRetries(() => this.bucket.find({ filename: name }).toArray());
    let isGone = copies.length > 0;
    for (const { _id } of copies) {
      const old = { _id, 'metadata.putAt': { $lte: unlessPutAfter } };
      const { deletedCount } = await withRetries(() => this.files.deleteOne(old));
      if (deletedCount === 0) isGone = false;
      else await withRetries(() => this.chunks.deleteMany({ files_id: _id }));
    }
    if (isGone) await this.removeVariants(name);
    return isGone;
  }

  async freeBytes(): Promise<number | undefined> {
    if (!this.reportsSpace) return undefined;
    const stats: unknown = await withRetries(() => this.db.stats());
    this.reportsSpace = z.looseObject({ fsTotalSize: z.number() }).safeParse(stats).success;
    const { data } = FileSystem.safeParse(stats);
    return data && Math.max(0, data.fsTotalSize - data.fsUsedSize);
  }

  async getVariant(name: string, variant: string): Promise<Buffer | undefined> {
    if (!isBlobName(name) || !isVariantName(variant)) return undefined;
    const stored = await withRetries(() => this.variants.findOne({ _id: `${name}/${variant}` }));
    return stored === null ? undefined : Buffer.from(stored.bytes.value());
  }

  async putVariant(name: string, variant: string, bytes: Uint8Array): Promise<void> {
    if (!isBlobName(name) || !isVariantName(variant))
      throw new RangeError(`No variant can be named ${name}/${variant}`);
    const replacement = { bytes: new Binary(bytes) };
    await withRetries(() => this.variants.replaceOne({ _id: `${name}/${variant}` }, replacement, { upsert: true }));
    if (!(await this.has(name))) await this.removeVariants(name);
  }

  private async removeVariants(name: string): Promise<void> {
    await withRetries(() => this.variants.deleteMany({ _id: { $gte: `${name}/`, $lt: `${name}/\uffff` } }));
  }

  private async latest(filename: string): Promise<GridFSFile | undefined> {
    if (!isBlobName(filename)) return undefined;
    const latest = () => this.bucket.find({ filename }).sort({ _id: -1 }).limit(1).toArray();
    return (await withRetries(latest))[0];
  }
}
