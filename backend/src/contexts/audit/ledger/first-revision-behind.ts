import type { EventStore, Position } from '../../../platform/event-store/event-store.js';

/** The revision of a stream's first event behind a position, found by halving: positions rise with revisions. */
export async function firstRevisionBehind(store: EventStore, stream: string, position: Position): Promise<number> {
  let low = 0;
  let high = 0;
  for await (const { revision } of store.readStream(stream, { direction: 'backwards', limit: 1 })) high = revision + 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (await isBehind(store, stream, middle, position)) high = middle;
    else low = middle + 1;
  }
  return low;
}

async function isBehind(store: EventStore, stream: string, revision: number, position: Position): Promise<boolean> {
  for await (const event of store.readStream(stream, { from: revision, limit: 1 })) return event.position > position;
  return true;
}
