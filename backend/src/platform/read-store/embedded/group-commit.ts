import type { ProjectedBatch } from '../change.js';
import { BuildMissing, CheckpointMoved } from '../errors.js';
import type { Builds } from './builds.js';
import { applyBatch } from './commit-batch.js';
import type { Sql } from './sql.js';

/** So long a checkpoint that only passed over events of others may stand in memory alone, in milliseconds. */
const PASSED_OVER_MS = 1000;

/** Nothing else happens while a transaction is written. */
const CHANGES_AT_ONCE = 2000;

interface Waiting {
  readonly batch: ProjectedBatch;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Gathers the batches of one turn of the event loop: whatever follows the log wakes at the same moment, and a transaction costs
 * the same for one as for many.
 */
export class GroupCommit {
  private waiting: Waiting[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly sql: Sql,
    private readonly builds: Builds,
  ) {}

  /** Resolves once the batch is committed; one that only passes over events, once it is taken note of. */
  async submit(batch: ProjectedBatch): Promise<void> {
    const build = this.builds.prepared(batch.projection);
    if (batch.position <= (build.checkpoint ?? '')) return;
    if (batch.isPassedOver === true) {
      build.checkpoint = batch.position;
      build.passedOver = batch;
      this.timer ??= setTimeout(() => this.writePassedOver(), PASSED_OVER_MS).unref();
      return;
    }
    if (this.waiting.length === 0) setImmediate(() => this.flush());
    await new Promise<void>((resolve, reject) => this.waiting.push({ batch, resolve, reject }));
  }

  /** Commits what is waiting, and checkpoints that stand in memory alone. */
  close(): void {
    while (this.waiting.length > 0) this.flush();
    this.writePassedOver();
  }

  private flush(): void {
    const group = this.nextGroup();
    if (this.waiting.length > 0) setImmediate(() => this.flush());
    if (group.length === 0) return;
    try {
      this.commit(group.map(({ batch }) => batch));
    } catch {
      // One of them must not fail the others.
      for (const one of group) this.commitAlone(one);
      return;
    }
    for (const { resolve } of group) resolve();
  }

  /** At least one, and no more than others can wait for. */
  private nextGroup(): Waiting[] {
    let changes = 0;
    const end = this.waiting.findIndex(({ batch }) => {
      changes += batch.changes.length + batch.streamHeads.size;
      return changes > CHANGES_AT_ONCE;
    });
    const group = this.waiting.slice(0, end === -1 ? this.waiting.length : Math.max(end, 1));
    this.waiting = this.waiting.slice(group.length);
    return group;
  }

  private commitAlone({ batch, resolve, reject }: Waiting): void {
    try {
      this.commit([batch]);
      resolve();
    } catch (error) {
      // What this process remembers is what it has written itself.
      if (error instanceof CheckpointMoved || error instanceof BuildMissing) this.builds.reload();
      reject(error);
    }
  }

  private commit(batches: readonly ProjectedBatch[]): void {
    const isNew = ({ projection, position }: ProjectedBatch): boolean =>
      position > (this.builds.prepared(projection).checkpoint ?? '');
    this.write(batches.filter(isNew));
  }

  private write(batches: readonly ProjectedBatch[]): void {
    if (batches.length === 0) return;
    const { sql, builds } = this;
    const settle = sql.transaction(() =>
      batches.map((batch) => applyBatch(sql, builds.writers, builds.prepared(batch.projection), batch)),
    );
    for (const one of settle) one();
  }

  private writePassedOver(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    try {
      this.write(this.builds.passedOver());
    } catch {
      // It comes with the next batch; when none comes, the same events are passed over again.
    }
  }
}
