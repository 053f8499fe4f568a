import { GridFSBucket, type Db, type GridFSFile, type ObjectId } from 'mongodb';
import { finished } from 'node:stream/promises';
import { buffer } from 'node:stream/consumers';
import { inOrder } from '../../mongodb/in-order.js';
import { whileAvailable } from '../../mongodb/while-available.js';

type NamedFile = Pick<GridFSFile, 'filename'>;

/**
 * Named files in a GridFS bucket. A file is there only once all of it is stored; of several with one name the latest
 * counts. Each of them may throw StoreUnavailable.
 */
export class FileBucket {
  private readonly bucket: GridFSBucket;

  constructor(db: Db, bucketName: string) {
    this.bucket = new GridFSBucket(db, { bucketName });
  }

  async has(filename: string): Promise<boolean> {
    return (await this.latest(filename)) !== undefined;
  }

  /** Each name once, in their order. */
  async *names(): AsyncGenerator<string> {
    const behind = (last: NamedFile | undefined) =>
      this.bucket.find(last ? { filename: { $gt: last.filename } } : {}).project<NamedFile>({ filename: 1 });
    let previous: string | undefined;
    for await (const { filename } of inOrder('filename', behind)) {
      if (filename !== previous) yield filename;
      previous = filename;
    }
  }

  /** Undefined also for a file that is replaced while it is read. @throws Error for one that has lost a part */
  async read(filename: string): Promise<Buffer | undefined> {
    const file = await this.latest(filename);
    if (file === undefined) return undefined;
    try {
      const bytes = await whileAvailable(() => buffer(this.bucket.openDownloadStream(file._id)));
      // The driver takes a file whose last chunks are missing for a shorter one.
      if (bytes.length !== file.length) throw new Error(`${filename} has lost a part`);
      return bytes;
    } catch (error) {
      if (await this.isThere(file)) throw error;
      return undefined;
    }
  }

  /** Resolves once the file is stored by a majority of the servers. */
  async add(filename: string, bytes: Uint8Array): Promise<ObjectId> {
    return whileAvailable(async () => {
      const upload = this.bucket.openUploadStream(filename);
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
