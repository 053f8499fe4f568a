import { BACKUP_MESSAGES, type BackupReport } from '@marcel/contracts';
import type { OnModuleDestroy } from '@nestjs/common';
import type { BlobStore } from '../blob-store/blob-store.js';
import { DomainError } from '../decider/domain-error.js';
import { startFailure } from '../errors/start-failure.js';
import type { Log } from '../observability/logging/log.js';
import type { Courtesy } from '../turns/courtesy.js';
import type { OnProgress, Sources } from './back-up.js';
import { KeptBackups } from './kept-backups.js';

export interface BackupTools {
  readonly sources: Sources;
  /** Absolute; undefined when none is configured. */
  readonly directory: string | undefined;
  readonly picturesIn: (directory: string) => Promise<BlobStore>;
  readonly log: Log;
  readonly courtesy: Pick<Courtesy, 'betweenParts'>;
}

/** Backups that the running product makes of itself, one at a time. */
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
    const { sources, courtesy, picturesIn, log } = this.tools;
    const rest = courtesy.betweenParts();
    const onProgress: OnProgress = async () => {
      this.stopping.signal.throwIfAborted();
      await rest();
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
