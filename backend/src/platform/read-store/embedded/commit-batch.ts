import type { Change, PositionedChange, ProjectedBatch } from '../change.js';
import { BuildMissing, CheckpointMoved } from '../errors.js';
import type { Build } from './build.js';
import type { BuildWriters } from './build-writers.js';
import { optionalText } from './cells.js';
import type { Sql } from './sql.js';
import type { StoredCollection } from './stored-collection.js';

/** What remains to be taken note of once a transaction has been committed, which may fail. */
export type Settle = () => void;

/**
 * Documents, stream heads and checkpoint, to be called in a transaction: what lies behind the checkpoint was taken in before.
 * It is taken in by whoever finds the checkpoint where it was left. @throws CheckpointMoved, WriterReplaced, BuildMissing
 */
export function applyBatch(sql: Sql, writers: BuildWriters, build: Build, batch: ProjectedBatch): Settle {
  const { checkpoint = '' } = build;
  writers.assertWriter(batch.projection);
  if (storedCheckpoint(sql, build) !== build.written) throw new CheckpointMoved(build.ref);
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

/** Where the file has the checkpoint, whoever moved it. @throws BuildMissing */
function storedCheckpoint(sql: Sql, { key, ref }: Build): string | undefined {
  const row = sql.row('SELECT checkpoint FROM build WHERE key = ?', key);
  if (row === undefined) throw new BuildMissing(ref);
  return optionalText(row[0]);
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
