import { CheckpointMoved } from '../errors.js';
import type { Change, PositionedChange, ProjectedBatch } from '../read-store.js';
import type { Sql } from './sql.js';
import type { StoredCollection } from './stored-collection.js';
import type { Build, Builds } from './builds.js';

/** So long a checkpoint that only passed over events of others may stand in memory alone, in milliseconds. */
const PASSED_OVER_MS = 1000;

const CHANGES_AT_ONCE = 2000;

interface Waiting {
  readonly batch: ProjectedBatch;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

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
      if (error instanceof CheckpointMoved) this.builds.reload();
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
      batches.map((batch) => applyBatch(sql, builds.prepared(batch.projection), batch)),
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

type Settle = () => void;

/**
 * Writes documents, stream heads and checkpoint, in the transaction of its caller. Changes up to the checkpoint are skipped.
 * @throws CheckpointMoved when another process has moved the checkpoint, or dropped the build
 */
function applyBatch(sql: Sql, build: Build, batch: ProjectedBatch): Settle {
  const { checkpoint = '' } = build;
  const [stored] = sql.row('SELECT checkpoint FROM build WHERE key = ?', build.key) ?? [];
  if ((stored ?? undefined) !== build.written) throw new CheckpointMoved(build.ref);
  const fresh = batch.changes.filter(({ position }) => position > checkpoint);
  build.heads.save(batch.streamHeads);
  sql.run('UPDATE build SET checkpoint = ? WHERE key = ?', batch.position, build.key);
  if (batch.standing !== undefined)
    sql.run('UPDATE build SET standing = ? WHERE key = ?', JSON.stringify(batch.standing), build.key);
  const applied = [...byCollection(build, fresh)].map(([collection, own]) => {
    const written = collection.apply(own);
    if (written.some(({ touched }) => touched !== undefined))
      sql.run('UPDATE collection SET changed = ? WHERE key = ?', batch.position, collection.key);
    return { collection, written };
  });
  return () => {
    build.checkpoint = batch.position;
    build.written = batch.position;
    build.passedOver = undefined;
    build.heads.committed(batch.streamHeads);
    for (const { collection, written } of applied) collection.committed(written, batch.position);
  };
}

function byCollection(build: Build, changes: readonly PositionedChange[]): Map<StoredCollection, Change[]> {
  const groups = new Map<StoredCollection, Change[]>();
  for (const { change } of changes) {
    const collection = collectionOf(build, change.collection);
    const group = groups.get(collection);
    if (group === undefined) groups.set(collection, [change]);
    else group.push(change);
  }
  return groups;
}

function collectionOf({ ref, collections }: Build, name: string): StoredCollection {
  const collection = collections.get(name);
  if (collection === undefined) throw new Error(`Projection ${ref.name} declares no collection ${name}`);
  return collection;
}
