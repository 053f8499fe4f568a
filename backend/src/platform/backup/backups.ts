import { Backup, BACKUP_MESSAGES, type BackupReport } from '@marcel/contracts';
import type { BlobStore } from '../blob-store/blob-store.js';
import { DomainError } from '../decider/domain-error.js';
import { LongRuns, type RunTools } from '../runs/long-runs.js';
import type { Courtesy } from '../turns/courtesy.js';
import type { OnProgress, Sources } from './back-up.js';
import { KeptBackups } from './kept-backups.js';

const KIND = 'back-up';

export interface BackupTools {
  readonly sources: Sources;
  /** Absolute; undefined when none is configured. */
  readonly directory: string | undefined;
  readonly picturesIn: (directory: string) => Promise<BlobStore>;
  readonly runs: LongRuns;
  readonly courtesy: Pick<Courtesy, 'betweenParts'>;
}

/** Backups that the running product makes of itself. */
export class Backups {
  private readonly kept: KeptBackups | undefined;

  constructor(private readonly tools: BackupTools) {
    this.kept = tools.directory === undefined ? undefined : new KeptBackups(tools.directory);
  }

  async look(): Promise<BackupReport> {
    const place = this.tools.directory;
    const [backups, run] = await Promise.all([this.kept?.list() ?? [], this.tools.runs.look(KIND, Backup)]);
    return { isPossible: this.kept !== undefined, ...(place !== undefined && { place }), backups, run };
  }

  /** @throws DomainError conflict when no directory is configured */
  async begin(): Promise<BackupReport> {
    const { kept } = this;
    if (kept === undefined) throw new DomainError('conflict', BACKUP_MESSAGES.noPlace);
    await this.tools.runs.begin(KIND, (run) => this.carryOut(kept, run));
    return this.look();
  }

  private carryOut(kept: KeptBackups, { tell, signal }: RunTools): Promise<Backup> {
    const { sources, courtesy, picturesIn } = this.tools;
    const rest = courtesy.betweenParts();
    const onProgress: OnProgress = async (step, done) => {
      signal.throwIfAborted();
      tell({ step, done });
      await rest();
    };
    return kept.make(sources, { now: new Date(), onProgress, picturesIn });
  }
}
