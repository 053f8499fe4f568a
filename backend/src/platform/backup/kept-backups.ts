import { MOST_BACKUPS, type Backup } from '@marcel/contracts';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import * as path from 'node:path';
import type { BlobStore } from '../blob-store/blob-store.js';
import { errorCode } from '../errors/error-code.js';
import { backUp, type BackUpOptions, type Sources } from './back-up.js';
import { readManifest, type Manifest } from './backup-format.js';

const UNFINISHED = '.unfinished-';

/** The backups in a directory, each in its own directory named by its time. */
export class KeptBackups {
  constructor(private readonly directory: string) {}

  /** The newest first, without incomplete ones. */
  async list(): Promise<Backup[]> {
    const names = (await namesIn(this.directory)).filter((name) => !name.startsWith(UNFINISHED));
    const found = await Promise.all(
      names.map(async (name) => {
        const manifest = await readManifest(path.join(this.directory, name)).catch(() => undefined);
        return manifest && describe(name, manifest);
      }),
    );
    return found
      .filter((backup) => backup !== undefined)
      .sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
      .slice(0, MOST_BACKUPS);
  }

  /** Makes and verifies a backup; it is listed once it is complete. @throws BackupError, and errors of stores and disk */
  async make(
    sources: Sources,
    { picturesIn, now, onProgress }: Pick<BackUpOptions, 'now' | 'onProgress'> & { readonly picturesIn: PicturesIn },
  ): Promise<Backup> {
    await this.removeUnfinished();
    const name = now.toISOString().replaceAll(':', '-');
    const directory = path.join(this.directory, `${UNFINISHED}${name}`);
    await mkdir(directory, { recursive: true, mode: 0o700 });
    try {
      const pictures = await picturesIn(directory);
      const manifest = await backUp(sources, { directory, pictures, withKeys: true, now, onProgress });
      await rename(directory, path.join(this.directory, name));
      return describe(name, manifest);
    } catch (error) {
      await rm(directory, { recursive: true, force: true });
      throw error;
    }
  }

  /** Removes what a killed process left. */
  private async removeUnfinished(): Promise<void> {
    const left = (await namesIn(this.directory)).filter((name) => name.startsWith(UNFINISHED));
    for (const name of left) await rm(path.join(this.directory, name), { recursive: true, force: true });
  }
}

type PicturesIn = (directory: string) => Promise<BlobStore>;

const describe = (name: string, { createdAt, verifiedAt, bytes, log, pictures, keys }: Manifest): Backup => ({
  name,
  createdAt,
  verifiedAt,
  bytes,
  events: log.events,
  pictures,
  keys: keys?.records ?? null,
});

async function namesIn(directory: string): Promise<string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}
