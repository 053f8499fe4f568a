import { createHash } from 'node:crypto';
import { access, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import * as path from 'node:path';
import { errorCode } from '../../errors/error-code.js';
import { isBlobName, isVariantName } from '../blob-name.js';
import type { BlobStore } from '../blob-store.js';
import { syncDirectory, writeDurably } from './durable-file.js';

/** Blobs as files, spread over 256 folders by the first two digits of their name. */
export class DiskBlobStore implements BlobStore {
  private constructor(private readonly root: string) {}

  /** Opens the store in a directory, which is made if missing, and clears what a crash left unfinished. */
  static async open(root: string): Promise<DiskBlobStore> {
    const store = new DiskBlobStore(root);
    await rm(store.workshop, { recursive: true, force: true });
    await mkdir(store.workshop, { recursive: true });
    await mkdir(store.shelves, { recursive: true });
    await syncDirectory(root);
    return store;
  }

  async put(bytes: Uint8Array): Promise<string> {
    const name = createHash('sha256').update(bytes).digest('hex');
    const file = this.pathOf(name);
    // A file that is there may still be on its way to the disk, written by another call.
    if (await this.has(name)) await syncDirectory(path.dirname(file));
    else await writeDurably(file, bytes, this.workshop);
    return name;
  }

  async get(name: string): Promise<Buffer | undefined> {
    return isBlobName(name) ? await readIfThere(this.pathOf(name)) : undefined;
  }

  async has(name: string): Promise<boolean> {
    if (!isBlobName(name)) return false;
    try {
      await access(this.pathOf(name));
      return true;
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return false;
      throw error;
    }
  }

  async *list(): AsyncGenerator<string> {
    for (const folder of (await readdir(this.shelves)).sort()) {
      for (const name of (await readdir(path.join(this.shelves, folder))).sort()) if (isBlobName(name)) yield name;
    }
  }

  async getVariant(name: string, variant: string): Promise<Buffer | undefined> {
    if (!isBlobName(name) || !isVariantName(variant)) return undefined;
    return await readIfThere(this.variantPath(name, variant));
  }

  async putVariant(name: string, variant: string, bytes: Uint8Array): Promise<void> {
    if (!isBlobName(name) || !isVariantName(variant))
      throw new RangeError(`No variant can be named ${name}/${variant}`);
    await writeDurably(this.variantPath(name, variant), bytes, this.workshop);
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

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
