import * as path from 'node:path';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, statfs, utimes } from 'node:fs/promises';
import { KeyedMutex } from '../../scheduling/keyed-mutex.js';
import { isBlobName, isVariantName, type BlobEntry, type BlobStore } from '../blob-store.js';
import { ifExists } from '../../files/if-exists.js';
import { syncDirectory, writeDurably } from '../../files/write-durably.js';

/** Blobs as files, spread over 256 folders by the first two digits of their name. */
export class DiskBlobStore implements BlobStore {
  private readonly mutex = new KeyedMutex();
  private readonly blobsDirectory: string;
  private readonly temporaryDirectory: string;

  private constructor(
    private readonly root: string,
    private readonly now: () => Date,
  ) {
    this.blobsDirectory = path.join(root, 'blobs');
    this.temporaryDirectory = path.join(root, 'unfinished');
  }

  static async open(root: string, now: () => Date = () => new Date()): Promise<DiskBlobStore> {
    const store = new DiskBlobStore(root, now);
    await rm(store.temporaryDirectory, { recursive: true, force: true });
    await mkdir(store.temporaryDirectory, { recursive: true });
    await mkdir(store.blobsDirectory, { recursive: true });
    await syncDirectory(root);
    return store;
  }

  /** Opens the blobs for reading while another process writes. */
  static openReadOnly(root: string): DiskBlobStore {
    return new DiskBlobStore(root, () => new Date());
  }

  async put(bytes: Uint8Array): Promise<string> {
    const name = createHash('sha256').update(bytes).digest('hex');
    await this.mutex.runExclusive(name, async () => {
      const file = this.pathOf(name);
      const isKnown = await this.has(name);
      if (!isKnown) await writeDurably(file, bytes, this.temporaryFile());
      await utimes(file, this.now(), this.now());
      // The process that wrote an existing file may have ended before it synced the folder.
      if (isKnown) await syncDirectory(path.dirname(file));
    });
    return name;
  }

  async get(name: string): Promise<Buffer | undefined> {
    return isBlobName(name) ? await readIfExists(this.pathOf(name)) : undefined;
  }

  async has(name: string): Promise<boolean> {
    return isBlobName(name) && (await statIfExists(this.pathOf(name))) !== undefined;
  }

  async *entries(): AsyncGenerator<BlobEntry> {
    for (const folder of (await readdir(this.blobsDirectory)).sort()) {
      for (const name of (await readdir(path.join(this.blobsDirectory, folder))).sort()) {
        const stats = isBlobName(name) ? await statIfExists(this.pathOf(name)) : undefined;
        if (stats !== undefined) yield { name, bytes: stats.size, putAt: stats.mtime };
      }
    }
  }

  async remove(name: string, unlessPutAfter: Date): Promise<boolean> {
    if (!isBlobName(name)) return false;
    return this.mutex.runExclusive(name, async () => {
      const file = this.pathOf(name);
      const stats = await statIfExists(file);
      if (stats === undefined || stats.mtime > unlessPutAfter) return false;
      // Remove the variants first: without their blob they could not be found any more.
      await rm(path.dirname(this.variantPath(name, 'all')), { recursive: true, force: true });
      await rm(file);
      await syncDirectory(path.dirname(file));
      return true;
    });
  }

  async freeBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(this.root);
    return bavail * bsize;
  }

  async getVariant(name: string, variant: string): Promise<Buffer | undefined> {
    if (!isBlobName(name) || !isVariantName(variant)) return undefined;
    return await readIfExists(this.variantPath(name, variant));
  }

  async putVariant(name: string, variant: string, bytes: Uint8Array): Promise<void> {
    if (!isBlobName(name) || !isVariantName(variant))
      throw new RangeError(`No variant can be named ${name}/${variant}`);
    await this.mutex.runExclusive(name, async () => {
      if (await this.has(name)) await writeDurably(this.variantPath(name, variant), bytes, this.temporaryFile());
    });
  }

  private temporaryFile(): string {
    return path.join(this.temporaryDirectory, randomUUID());
  }

  private pathOf(name: string): string {
    return path.join(this.blobsDirectory, name.slice(0, 2), name);
  }

  private variantPath(name: string, variant: string): string {
    return path.join(this.root, 'variants', name.slice(0, 2), name, variant);
  }
}

const readIfExists = (file: string) => ifExists(readFile(file));

const statIfExists = (file: string) => ifExists(stat(file));
