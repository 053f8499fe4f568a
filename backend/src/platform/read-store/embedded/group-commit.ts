import DataLoader from 'dataloader';
import { asError } from '../../errors/as-error.js';
import { ReadStoreUnavailable } from '../errors.js';
import { groupBy } from '../group-by.js';
import type { FailedPart, ProjectedBatch } from '../read-store.js';
import type { Sql } from './sql.js';
import type { Builds } from './builds.js';

/** Commits all batches of one turn of the event loop in one transaction. */
export class GroupCommit {
  private readonly loader = new DataLoader((group: readonly ProjectedBatch[]) => this.commit(group), {
    cache: false,
    batchScheduleFn: setImmediate,
  });

  constructor(
    private readonly sql: Sql,
    private readonly builds: Builds,
  ) {}

  submit(batch: ProjectedBatch): Promise<readonly FailedPart[]> {
    return this.loader.load(batch);
  }

  private async commit(group: readonly ProjectedBatch[]): Promise<(readonly FailedPart[] | Error)[]> {
    try {
      this.write(group);
      return group.map(() => []);
    } catch {
      // A faulty batch must not fail the others.
      return group.map((batch) => this.writeAlone(batch));
    }
  }

  private writeAlone(batch: ProjectedBatch): FailedPart[] | ReadStoreUnavailable {
    const failed: FailedPart[] = [];
    for (const part of batch.parts) {
      try {
        this.write([{ ...batch, parts: [part] }]);
      } catch (error) {
        if (error instanceof ReadStoreUnavailable) return error;
        failed.push({ projection: part.projection, error: asError(error) });
      }
    }
    return failed;
  }

  private write(batches: readonly ProjectedBatch[]): void {
    const settle = this.sql.transaction(() => batches.flatMap((batch) => this.apply(batch)));
    for (const one of settle) one();
  }

  /** Returns what to do once the transaction is durable. */
  private apply({ position, logCheckpoint, parts }: ProjectedBatch): (() => void)[] {
    const mark = logCheckpoint === undefined ? null : JSON.stringify(logCheckpoint);
    return parts.flatMap(({ projection, changes }) => {
      const build = this.builds.require(projection);
      const { checkpoint = '', key } = build;
      if (position <= checkpoint) return [];
      const ahead = changes.filter((one) => one.position > checkpoint).map(({ change }) => change);
      const settled = [...groupBy(ahead, ({ collection }) => collection)].map(([name, own]) => {
        const collection = build.collections.get(name);
        if (collection === undefined) throw new Error(`Projection ${projection.name} declares no collection ${name}`);
        const written = collection.apply(own);
        if (written.length > 0)
          this.sql.run('UPDATE collection SET changed = ? WHERE key = ?', [position, collection.layout.key]);
        return () => collection.afterCommit(written, position);
      });
      this.sql.run(MOVE_CHECKPOINT, [position, mark, key]);
      return [...settled, () => void (build.checkpoint = position)];
    });
  }
}

const MOVE_CHECKPOINT = 'UPDATE build SET checkpoint = ?, log_checkpoint = ifnull(?, log_checkpoint) WHERE key = ?';
