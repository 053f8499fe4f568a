import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, statfs, utimes } from 'node:fs/promises';
import * as path from 'node:path';
import { errorCode } from '../../errors/error-code.js';
import { isBlobName, isVariantName } from '../blob-name.js';
import { KeyedMutex } from '../../turns/keyed-mutex.js';
import type { BlobEntry, BlobStore } from '../blob-store.js';
import { syncDirectory, writeDurably } from './durable-file.js';

/** Blobs as files, spread over 256 folders by the first two digits of their name. */
export class DiskBlobStore implements BlobStore {
  private readonly turns = new KeyedMutex();

  private constructor(
    private readonly root: string,
    private readonly now: () => Date,
  ) {}

  static async open(root: string, now: () => Date = () => new Date()): Promise<DiskBlobStore> {
    const store = new DiskBlobStore(root, now);
    await rm(store.workshop, { recursive: true, force: true });
    await mkdir(store.workshop, { recursive: true });
    await mkdir(store.shelves, { recursive: true });
    await syncDirectory(root);
    return store;
  }

  async put(bytes: Uint8Array): Promise<string> {
    const name = createHash('sha256').update(bytes).digest('hex');
    await this.turns.take(name, async () => {
      const file = this.pathOf(name);
      const isKnown = await this.has(name);
      if (!isKnown) await writeDurably(file, bytes, this.workshop);
      await utimes(file, this.now(), this.now());
      // A file that was there may have been written by a process that ended before its folder was on disk.
      if (isKnown) await syncDirectory(path.dirname(file));
    });
    return name;
  }

  async get(name: string): Promise<Buffer | undefined> {
    return isBlobName(name) ? await readIfThere(this.pathOf(name)) : undefined;
  }

  async has(name: string): Promise<boolean> {
    return isBlobName(name) && (await statIfThere(this.pathOf(name))) !== undefined;
  }

  async *list(): AsyncGenerator<string> {
    for (const folder of (await readdir(this.shelves)).sort()) {
      for (const name of (await readdir(path.join(this.shelves, folder))).sort()) if (isBlobName(name)) yield name;
    }
  }

  async *entries(): AsyncGenerator<BlobEntry> {
    for await (const name of this.list()) {
      const found = await statIfThere(this.pathOf(name));
      if (found !== undefined) yield { name, bytes: found.size, putAt: found.mtime };
    }
  }

  async remove(name: string, unlessPutAfter: Date): Promise<boolean> {
    if (!isBlobName(name)) return false;
    return this.turns.take(name, async () => {
      const file = this.pathOf(name);
      const found = await statIfThere(file);
      if (found === undefined || found.mtime > unlessPutAfter) return false;
      // The variants first: without their blob nobody would ever find them again.
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
    return await readIfThere(this.variantPath(name, variant));
  }

  async putVariant(name: string, variant: string, bytes: Uint8Array): Promise<void> {
    if (!isBlobName(name) || !isVariantName(variant))
      throw new RangeError(`No variant can be named ${name}/${variant}`);
    await this.turns.take(name, async () => {
      if (await this.has(name)) await writeDurably(this.variantPath(name, variant), bytes, this.workshop);
    });
  }

  private get workshop(): string {
    return path.join(this.root, 'unfinished');
  }

  private get shelves(): string {
    return path.join(this.root, 'blobs');
  }

  private pathOf(name: string): string {
    return path.join(this.shelves, name.slice(0, 2), name);
  }

  private variantPath(name: string, variant: string): string {
    return path.join(this.root, 'variants', name.slice(0, 2), name, variant);
  }
}

const readIfThere = (file: string) => unlessMissing(readFile(file));

const statIfThere = (file: string) => unlessMissing(stat(file));

async function unlessMissing<Found>(finding: Promise<Found>): Promise<Found | undefined> {
  try {
    return await finding;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
