import * as path from 'node:path';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, statfs, utimes, open, rename } from 'node:fs/promises';
import { errorCode } from '../../errors/error-code.js';
import { KeyedMutex } from '../../turns/keyed-mutex.js';
import { isBlobName, isVariantName, type BlobEntry, type BlobStore } from '../blob-store.js';
import { StorageFull } from '../../errors/storage-full.js';

const FULL: readonly unknown[] = ['ENOSPC', 'EDQUOT'];

/**
 * Writes a file so that after a crash it is either complete or missing.
 * @param workshop folder for the unfinished file, in the same file system
 * @throws StorageFull
 */
async function writeDurably(file: string, bytes: Uint8Array, workshop: string): Promise<void> {
  const directory = path.dirname(file);
  const unfinished = path.join(workshop, randomUUID());
  let made: string | undefined;
  try {
    made = await mkdir(directory, { recursive: true });
    await writeAndSync(unfinished, bytes);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw FULL.includes(errorCode(error)) ? new StorageFull(`No room for ${file}`, { cause: error }) : error;
  }
  await syncDirectory(directory);
  if (made !== undefined) await syncDirectory(path.dirname(made));
}

async function writeAndSync(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A renamed file survives a power cut only once its directory is on disk too. */
async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

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
      // The process that wrote an existing file may have ended before it synced the folder.
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

  async *entries(): AsyncGenerator<BlobEntry> {
    for (const folder of (await readdir(this.shelves)).sort()) {
      for (const name of (await readdir(path.join(this.shelves, folder))).sort()) {
        const found = isBlobName(name) ? await statIfThere(this.pathOf(name)) : undefined;
        if (found !== undefined) yield { name, bytes: found.size, putAt: found.mtime };
      }
    }
  }

  async remove(name: string, unlessPutAfter: Date): Promise<boolean> {
    if (!isBlobName(name)) return false;
    return this.turns.take(name, async () => {
      const file = this.pathOf(name);
      const found = await statIfThere(file);
      if (found === undefined || found.mtime > unlessPutAfter) return false;
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
