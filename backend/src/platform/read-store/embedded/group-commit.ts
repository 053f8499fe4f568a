import { asError } from '../../errors/as-error.js';
import { ReadStoreUnavailable } from '../errors.js';
import { groupBy } from '../group-by.js';
import type { FailedPart, ProjectedBatch } from '../read-store.js';
import type { Sql } from './sql.js';
import { type Builds, collectionOf } from './builds.js';

interface Waiting {
  readonly batch: ProjectedBatch;
  readonly resolve: (failed: readonly FailedPart[]) => void;
  readonly reject: (error: unknown) => void;
}

/** Commits all batches of one turn of the event loop in one transaction. */
export class GroupCommit {
  private waiting: Waiting[] = [];

  constructor(
    private readonly sql: Sql,
    private readonly builds: Builds,
  ) {}

  submit(batch: ProjectedBatch): Promise<readonly FailedPart[]> {
    if (this.waiting.length === 0) setImmediate(() => this.flush());
    return new Promise((resolve, reject) => this.waiting.push({ batch, resolve, reject }));
  }

  flush(): void {
    const group = this.waiting;
    this.waiting = [];
    if (group.length === 0) return;
    try {
      this.write(group.map(({ batch }) => batch));
    } catch {
      // A faulty batch must not fail the others.
      for (const one of group) this.writeAlone(one);
      return;
    }
    for (const { resolve } of group) resolve([]);
  }

  private writeAlone({ batch, resolve, reject }: Waiting): void {
    const failed: FailedPart[] = [];
    for (const part of batch.parts) {
      try {
        this.write([{ ...batch, parts: [part] }]);
      } catch (error) {
        if (error instanceof ReadStoreUnavailable) return reject(error);
        failed.push({ projection: part.projection, error: asError(error) });
      }
    }
    resolve(failed);
  }

  private write(batches: readonly ProjectedBatch[]): void {
    const settle = this.sql.transaction(() => batches.flatMap((batch) => this.apply(batch)));
    for (const one of settle) one();
  }

  private apply({ position, logCheckpoint, parts }: ProjectedBatch): Settle[] {
    const mark = logCheckpoint === undefined ? null : JSON.stringify(logCheckpoint);
    return parts.flatMap(({ projection, changes }) => {
      const build = this.builds.prepared(projection);
      const { checkpoint = '', key } = build;
      if (position <= checkpoint) return [];
      const ahead = changes.filter((one) => one.position > checkpoint).map(({ change }) => change);
      const settled = [...groupBy(ahead, ({ collection }) => collection)].map(([name, own]) => {
        const collection = collectionOf(build, name);
        const written = collection.apply(own);
        if (written.length > 0)
          this.sql.run('UPDATE collection SET changed = ? WHERE key = ?', [position, collection.layout.key]);
        return () => collection.committed(written, position);
      });
      this.sql.run(MOVE_CHECKPOINT, [position, mark, key]);
      return [...settled, () => void (build.checkpoint = position)];
    });
  }
}

const MOVE_CHECKPOINT = 'UPDATE build SET checkpoint = ?, log_checkpoint = ifnull(?, log_checkpoint) WHERE key = ?';

type Settle = () => void;
