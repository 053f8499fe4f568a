import { type Backup, BACKUP_MESSAGES, type BackupReport, MOST_BACKUPS } from '@marcel/contracts';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import * as path from 'node:path';
import type { OnModuleDestroy } from '@nestjs/common';
import type { BlobStore } from '../blob-store/blob-store.js';
import { errorCode } from '../errors/error-code.js';
import { backUp, type BackUpOptions, type OnProgress, type Sources } from './back-up.js';
import { type Manifest, readManifest } from './backup-format.js';
import { DomainError } from '../decider/domain-error.js';
import { startFailure } from '../errors/start-failure.js';
import type { Log } from '../observability/logging/log.js';
import type { BackgroundThrottle } from '../turns/background-throttle.js';

const UNFINISHED = '.unfinished-';

class KeptBackups {
  constructor(private readonly directory: string) {}

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

interface BackupTools {
  readonly sources: Sources;
  readonly directory: string | undefined;
  readonly picturesIn: (directory: string) => Promise<BlobStore>;
  readonly log: Log;
  readonly throttle: Pick<BackgroundThrottle, 'rest'>;
}

export class Backups implements OnModuleDestroy {
  private readonly kept: KeptBackups | undefined;
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;
  private failure: string | null = null;

  constructor(private readonly tools: BackupTools) {
    this.kept = tools.directory === undefined ? undefined : new KeptBackups(tools.directory);
  }

  async look(): Promise<BackupReport> {
    const place = this.tools.directory;
    const isRunning = this.running !== undefined;
    const backups = (await this.kept?.list()) ?? [];
    return {
      isPossible: this.kept !== undefined,
      ...(place !== undefined && { place }),
      backups,
      isRunning,
      failure: this.failure,
    };
  }

  /** Starts a backup unless one is running. @throws DomainError conflict when no directory is configured */
  async begin(): Promise<BackupReport> {
    const { kept } = this;
    if (kept === undefined) throw new DomainError('conflict', BACKUP_MESSAGES.noPlace);
    this.running ??= this.carryOut(kept).finally(() => (this.running = undefined));
    return this.look();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async carryOut(kept: KeptBackups): Promise<void> {
    const { sources, throttle, picturesIn, log } = this.tools;
    let started = performance.now();
    const onProgress: OnProgress = async () => {
      this.stopping.signal.throwIfAborted();
      await throttle.rest(started);
      started = performance.now();
    };
    this.failure = null;
    try {
      await kept.make(sources, { now: new Date(), onProgress, picturesIn });
    } catch (err) {
      log.warn({ err }, 'The backup has failed');
      this.failure = startFailure(err);
    }
  }
}
