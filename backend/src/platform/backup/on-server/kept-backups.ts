import { MOST_BACKUPS, type Backup } from '@marcel/contracts';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import * as z from 'zod/mini';
import { sizeOf } from './size-of.js';
import { errorCode } from '../../errors/error-code.js';
import { UNTOLD } from '../along.js';
import { BackupError } from '../backup-error.js';
import { backUp, type BackUpOptions } from '../back-up/back-up.js';
import { checkFile } from '../files/check-file.js';
import { KEYS_FILE, LOG_FILE, readManifest, type Manifest } from '../files/manifest.js';
import type { Sources } from '../stores.js';

/** What the name of a folder begins with that is no whole backup yet. */
const UNFINISHED = '.unfinished-';
const VERIFIED_FILE = 'verified.json';

const Verified = z.object({ verifiedAt: z.string(), bytes: z.optional(z.int()) });

/** The backups in a folder, each in one of its own that is named by its time. */
export class KeptBackups {
  constructor(private readonly directory: string) {}

  /** The newest first. What is no whole backup is left out. */
  async list(): Promise<Backup[]> {
    const names = (await namesIn(this.directory)).filter((name) => !name.startsWith(UNFINISHED));
    const found = await Promise.all(names.map((name) => this.told(name)));
    return found
      .filter((backup) => backup !== undefined)
      .sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
      .slice(0, MOST_BACKUPS);
  }

  /** Makes one, and reads it again before it counts. @throws BackupError, and what the stores and the disk throw */
  async make(
    sources: Sources,
    { now, along = UNTOLD, picturesIn }: Pick<BackUpOptions, 'now' | 'along'> & { readonly picturesIn: PicturesIn },
  ): Promise<Backup> {
    await this.clearAway();
    const name = now.toISOString().replaceAll(':', '-');
    const unfinished = path.join(this.directory, `${UNFINISHED}${name}`);
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    try {
      const pictures = await picturesIn(unfinished);
      const { log, keys } = await backUp(sources, { directory: unfinished, pictures, withKeys: true, now, along });
      await checkFile(path.join(unfinished, LOG_FILE), lineCount(log.events, log.sha256), along);
      if (keys) await checkFile(path.join(unfinished, KEYS_FILE), lineCount(keys.records, keys.sha256), along);
      const bytes = await sizeOf(unfinished);
      const verified = JSON.stringify({ verifiedAt: new Date().toISOString(), bytes });
      await writeFile(path.join(unfinished, VERIFIED_FILE), `${verified}\n`, { mode: 0o600, flush: true });
      await rename(unfinished, path.join(this.directory, name));
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true });
      throw error;
    }
    const made = await this.told(name);
    if (made === undefined) throw new BackupError(`${name} is gone`);
    return made;
  }

  /** What a process has left that was killed. */
  private async clearAway(): Promise<void> {
    const left = (await namesIn(this.directory)).filter((name) => name.startsWith(UNFINISHED));
    for (const name of left) await rm(path.join(this.directory, name), { recursive: true, force: true });
  }

  private async told(name: string): Promise<Backup | undefined> {
    const manifest = await readManifest(path.join(this.directory, name)).catch(() => undefined);
    return manifest && { name, ...countsOf(manifest), ...(await this.verified(name)) };
  }

  private async verified(name: string): Promise<Pick<Backup, 'verifiedAt' | 'bytes'>> {
    try {
      return Verified.parse(JSON.parse(await readFile(path.join(this.directory, name, VERIFIED_FILE), 'utf8')));
    } catch {
      return { verifiedAt: null };
    }
  }
}

type PicturesIn = (directory: string) => Promise<BackUpOptions['pictures']>;

const countsOf = ({ createdAt, log, pictures, keys }: Manifest): Omit<Backup, 'name' | 'verifiedAt' | 'bytes'> => ({
  createdAt,
  events: log.events,
  pictures,
  keys: keys?.records ?? null,
});

const lineCount = (count: number, sha256: string) => ({ count, sha256 });

async function namesIn(directory: string): Promise<string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}
