import { GridFSBucket, type Collection, type Db, type Filter, type GridFSFile, type ObjectId } from 'mongodb';
import { finished } from 'node:stream/promises';
import { buffer } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { inOrder } from '../../mongodb/in-order.js';
import { whileAvailable } from '../../mongodb/while-available.js';

const Metadata = z.object({ putAt: z.date() });

export interface FoundFile extends Pick<GridFSFile, 'filename' | 'length'> {
  readonly putAt: Date;
}

/**
 * Named files in a GridFS bucket. A file exists once all of it is stored; of several with one name the latest
 * counts. Every call may throw StoreUnavailable.
 */
export class FileBucket {
  private readonly bucket: GridFSBucket;
  private readonly stored: Collection<GridFSFile>;
  private readonly chunks: Collection<{ files_id: ObjectId }>;

  constructor(
    db: Db,
    bucketName: string,
    private readonly now: () => Date,
  ) {
    this.bucket = new GridFSBucket(db, { bucketName });
    this.stored = db.collection(`${bucketName}.files`);
    this.chunks = db.collection(`${bucketName}.chunks`);
  }

  async has(filename: string): Promise<boolean> {
    return (await this.latest(filename)) !== undefined;
  }

  async *files(): AsyncGenerator<FoundFile> {
    const behind = (last: GridFSFile | undefined) => this.bucket.find(last ? { filename: { $gt: last.filename } } : {});
    let previous: FoundFile | undefined;
    for await (const { filename, length, metadata } of inOrder('filename', behind)) {
      const { putAt } = Metadata.parse(metadata);
      if (filename !== previous?.filename) {
        if (previous !== undefined) yield previous;
        previous = { filename, length, putAt };
      } else if (putAt > previous.putAt) previous = { filename, length, putAt };
    }
    if (previous !== undefined) yield previous;
  }

  /** Sets the time at which the file was put to now. @returns whether it exists */
  async touch(filename: string): Promise<boolean> {
    const { matchedCount } = await whileAvailable(() =>
      this.stored.updateMany({ filename }, { $set: { 'metadata.putAt': this.now() } }),
    );
    return matchedCount > 0;
  }

  /** Removes each copy atomically, unless it is touched first. @returns whether this call removed one and none is left */
  async remove(filename: string, unlessPutAfter: Date): Promise<boolean> {
    const old: Filter<GridFSFile> = { 'metadata.putAt': { $lte: unlessPutAfter } };
    const copies = await whileAvailable(() => this.bucket.find({ filename }).toArray());
    let isGone = copies.length > 0;
    for (const { _id } of copies) {
      const { deletedCount } = await whileAvailable(() => this.stored.deleteOne({ _id, ...old }));
      if (deletedCount === 0) isGone = false;
      else await whileAvailable(() => this.chunks.deleteMany({ files_id: _id }));
    }
    return isGone;
  }

  async removeBelow(prefix: string): Promise<void> {
    const range = { filename: { $gte: prefix, $lt: `${prefix}\uffff` } };
    await whileAvailable(async () => {
      for (const { _id } of await this.bucket.find(range).toArray()) await this.bucket.delete(_id);
    });
  }

  /** Returns undefined also for a file that is replaced during the read. @throws Error for one with missing chunks */
  async read(filename: string): Promise<Buffer | undefined> {
    const file = await this.latest(filename);
    if (file === undefined) return undefined;
    try {
      const bytes = await whileAvailable(() => buffer(this.bucket.openDownloadStream(file._id)));
      // The driver returns a shorter file when the last chunks are missing.
      if (bytes.length !== file.length) throw new Error(`${filename} has lost a part`);
      return bytes;
    } catch (error) {
      if (await this.isThere(file)) throw error;
      return undefined;
    }
  }

  async add(filename: string, bytes: Uint8Array): Promise<ObjectId> {
    return whileAvailable(async () => {
      const upload = this.bucket.openUploadStream(filename, { metadata: { putAt: this.now() } });
      upload.end(bytes);
      await finished(upload);
      return upload.id;
    });
  }

  async replace(filename: string, bytes: Uint8Array): Promise<void> {
    const added = await this.add(filename, bytes);
    await whileAvailable(async () => {
      const older = await this.bucket.find({ filename, _id: { $lt: added } }).toArray();
      for (const { _id } of older) await this.bucket.delete(_id);
    });
  }

  private async latest(filename: string): Promise<GridFSFile | undefined> {
    const latest = () => this.bucket.find({ filename }).sort({ _id: -1 }).limit(1).toArray();
    const [file] = await whileAvailable(latest);
    return file;
  }

  private async isThere({ _id }: GridFSFile): Promise<boolean> {
    const found = await whileAvailable(() => this.bucket.find({ _id }).limit(1).toArray());
    return found.length > 0;
  }
}
