import { type Backup, BACKUP_MESSAGES, type BackupReport, MAX_LISTED_BACKUPS } from '@marcel/contracts';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { readdir, rename, rm } from 'node:fs/promises';
import * as path from 'node:path';
import { BLOB_STORE, type BlobStore } from '../blob-store/blob-store.js';
import { SETTINGS, type Settings } from '../config/settings.js';
import { DomainError } from '../decider/domain-error.js';
import { describeStartFailure } from '../errors/start-failure.js';
import { EVENT_STORE, type EventStore } from '../event-store/event-store.js';
import { ifExists } from '../files/if-exists.js';
import { LOG, type Log } from '../observability/logging/log.js';
import { KeyVault } from '../personal-data/key-vault.js';
import { BackgroundThrottle } from '../scheduling/background-throttle.js';
import { backUp } from './back-up.js';
import { readManifest } from './backup-format.js';

const UNFINISHED = '.unfinished-';

/** Makes backups while the product runs, one at a time, and lists those of its directory. */
@Injectable()
export class Backups implements OnModuleDestroy {
  private readonly directory: string | undefined;
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;
  private failure: string | null = null;

  constructor(
    @Inject(EVENT_STORE) private readonly events: EventStore,
    @Inject(BLOB_STORE) private readonly pictures: BlobStore,
    private readonly keys: KeyVault,
    @Inject(SETTINGS) { backupDirectory }: Settings,
    @Inject(LOG) private readonly log: Log,
    private readonly throttle: BackgroundThrottle,
  ) {
    this.directory = backupDirectory;
  }

  async getReport(): Promise<BackupReport> {
    const { directory: place, failure } = this;
    const isRunning = this.running !== undefined;
    if (place === undefined) return { isPossible: false, backups: [], isRunning, failure };
    return { isPossible: true, place, backups: await backupsIn(place), isRunning, failure };
  }

  /** Starts a backup unless one is running. @throws DomainError conflict when no directory is configured */
  async start(): Promise<BackupReport> {
    if (this.directory === undefined) throw new DomainError('conflict', BACKUP_MESSAGES.notConfigured);
    this.running ??= this.run(this.directory).finally(() => (this.running = undefined));
    return this.getReport();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(parent: string): Promise<void> {
    this.failure = null;
    try {
      await this.create(parent);
    } catch (err) {
      this.log.warn({ err }, 'The backup has failed');
      this.failure = describeStartFailure(err);
    }
  }

  /** Makes and verifies a backup; it is listed once it is complete. @throws BackupError, and errors of stores and disk */
  private async create(parent: string): Promise<void> {
    for (const name of await namesIn(parent)) if (name.startsWith(UNFINISHED)) await remove(path.join(parent, name));
    const { events, pictures, keys } = this;
    const now = new Date();
    const name = now.toISOString().replaceAll(':', '-');
    const directory = path.join(parent, `${UNFINISHED}${name}`);
    let started = performance.now();
    const onProgress = async (): Promise<void> => {
      this.stopping.signal.throwIfAborted();
      await this.throttle.pauseAfter(started);
      started = performance.now();
    };
    try {
      await backUp({ events, pictures, keys }, { directory, withKeys: true, now, onProgress });
      await rename(directory, path.join(parent, name));
    } catch (error) {
      await remove(directory);
      throw error;
    }
  }
}

async function backupsIn(directory: string): Promise<Backup[]> {
  const names = (await namesIn(directory)).filter((name) => !name.startsWith(UNFINISHED));
  const backups = await Promise.all(names.map((name) => describe(directory, name).catch(() => undefined)));
  return backups
    .filter((backup) => backup !== undefined)
    .sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
    .slice(0, MAX_LISTED_BACKUPS);
}

async function describe(directory: string, name: string): Promise<Backup> {
  const { createdAt, verifiedAt, bytes, log, pictures, keys } = await readManifest(path.join(directory, name));
  return { name, createdAt, verifiedAt, bytes, events: log.count, pictures, keys: keys?.count ?? null };
}

const remove = (directory: string): Promise<void> => rm(directory, { recursive: true, force: true });

const namesIn = async (directory: string): Promise<string[]> => (await ifExists(readdir(directory))) ?? [];
