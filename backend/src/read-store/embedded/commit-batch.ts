import type { Change, PositionedChange, ProjectedBatch } from '../change.js';
import type { Build } from './build.js';
import type { Sql } from './sql.js';
import type { StoredCollection } from './stored-collection.js';

/** Documents, stream heads and checkpoint in one transaction: what lies behind the checkpoint was taken in before. */
export function commitBatch(sql: Sql, build: Build, batch: ProjectedBatch): void {
  const { checkpoint = '' } = build;
  if (batch.position <= checkpoint) return;
  const fresh = batch.changes.filter(({ position }) => position > checkpoint);
  const touched = sql.transaction(() => {
    for (const [stream, revision] of batch.streamHeads) saveHead(sql, build, stream, revision);
    sql.run('UPDATE build SET checkpoint = ? WHERE key = ?', batch.position, build.key);
    return [...byCollection(build, fresh)].map(([collection, own]) => {
      const all = collection.apply(own);
      if (all.length > 0) sql.run('UPDATE collection SET changed = ? WHERE key = ?', batch.position, collection.key);
      return { collection, all };
    });
  });
  build.checkpoint = batch.position;
  for (const { collection, all } of touched) if (all.length > 0) collection.touched(all, batch.position);
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

function saveHead(sql: Sql, { key }: Build, stream: string, revision: number): void {
  const raise = 'ON CONFLICT DO UPDATE SET revision = max(revision, excluded.revision)';
  sql.run(`INSERT INTO stream_head VALUES (?, ?, ?) ${raise}`, key, stream, revision);
}

function collectionOf({ ref, collections }: Build, name: string): StoredCollection {
  const collection = collections.get(name);
  if (collection === undefined) throw new Error(`Projection ${ref.name} declares no collection ${name}`);
  return collection;
}
