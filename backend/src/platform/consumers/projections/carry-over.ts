import { BEFORE_LOG } from '../../event-store/before-log.js';
import type { EventStore } from '../../event-store/event-store.js';
import type { OwnBuild, PositionedChange } from '../../read-store/change.js';
import type { ReadStore } from '../../read-store/read-store.js';
import type { Projection } from './projection.js';

/** Lets queries see a build that begins with the documents of the one they see now, and has taken in nothing of the log. */
export async function carryOver(
  { collections }: Projection,
  next: OwnBuild,
  { store, events }: { readonly store: ReadStore; readonly events: Pick<EventStore, 'identity'> },
): Promise<void> {
  await store.drop(next);
  await store.prepare(next, collections);
  const changes: PositionedChange[] = [];
  for (const { name } of collections) {
    const { documents } = await store.find(name, {});
    for (const document of documents) {
      const id = typeof document.id === 'number' ? document.id : String(document.id);
      changes.push({ position: BEFORE_LOG, change: { kind: 'put', collection: name, id, document } });
    }
  }
  const standing = { log: await events.identity() };
  await store.commit({ projection: next, changes, streamHeads: new Map(), position: BEFORE_LOG, standing });
  await store.activate(next);
}
