import type { Change, PositionedChange, ProjectedBatch } from '../change.js';
import type { Build } from './build.js';
import type { Sql } from './sql.js';
import type { StoredCollection } from './stored-collection.js';

/** Documents, stream heads and checkpoint in one transaction: what lies behind the checkpoint was taken in before. */
export function commitBatch(sql: Sql, build: Build, batch: ProjectedBatch): void {
  const { checkpoint = '' } = build;
  if (batch.position <= checkpoint) return;
  const fresh = batch.changes.filter(({ position }) => position > checkpoint);
  const applied = sql.transaction(() => {
    build.heads.save(batch.streamHeads);
    sql.run('UPDATE build SET checkpoint = ? WHERE key = ?', batch.position, build.key);
    return [...byCollection(build, fresh)].map(([collection, own]) => {
      const outcome = collection.apply(own);
      if (outcome.touched.length > 0)
        sql.run('UPDATE collection SET changed = ? WHERE key = ?', batch.position, collection.key);
      return { collection, outcome };
    });
  });
  build.checkpoint = batch.position;
  build.heads.committed(batch.streamHeads);
  for (const { collection, outcome } of applied) collection.committed(outcome, batch.position);
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
