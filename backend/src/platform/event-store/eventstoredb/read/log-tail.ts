import { BACKWARDS, END, FORWARDS, START } from '@eventstore/db-client';
import type { Position } from '../../event-store.js';
import { fromPosition } from '../events/position.js';
import { ownEvent, positionOf, type Resolved } from '../events/recorded-event.js';
import { readPersistently, type OpenRead, type ReadTools } from './read-persistently.js';

type Event = NonNullable<Resolved['event']>;

/** Most events fetched at once while none of them is ours. */
const MOST_AT_ONCE = 512;

/** Position of the last event in the log, the server's own included, as the leader has it. @throws EventStoreUnavailable */
export async function logTail(tools: ReadTools): Promise<Position | undefined> {
  for await (const event of eventsBefore(tools, undefined, 1)) return positionOf(event);
  return undefined;
}

/** Position of the last event of ours. @throws EventStoreUnavailable */
export async function lastOwnPosition(tools: ReadTools): Promise<Position | undefined> {
  const last = await lastOwnEvent(tools);
  return last && positionOf(last);
}

/** The last event of ours, in front of a position or of all. @throws EventStoreUnavailable */
export async function lastOwnEvent(tools: ReadTools, before?: Position): Promise<Event | undefined> {
  for (let count = 1; ; count = Math.min(count * 8, MOST_AT_ONCE)) {
    let seen = 0;
    for await (const event of eventsBefore(tools, before, count)) {
      before = positionOf(event);
      if (ownEvent({ event }) !== undefined) return event;
      seen++;
    }
    if (seen < count) return undefined;
  }
}

/** The last events in front of a position, or of the log, from the latest on; fewer only at the beginning of the log. */
async function* eventsBefore(
  tools: ReadTools,
  position: Position | undefined,
  maxCount: number,
): AsyncGenerator<Event> {
  let given = 0;
  const open: OpenRead = (client, last) => {
    const before = last === undefined ? position : positionOf(last);
    const place = before === undefined ? END : fromPosition(before);
    return client.readAll({ direction: BACKWARDS, fromPosition: place, maxCount, requiresLeader: true });
  };
  const isWhole = async (last: Event | undefined) => {
    if (given >= maxCount) return true;
    const first = await firstPosition(tools);
    const reached = last === undefined ? position : positionOf(last);
    return first === undefined || (reached !== undefined && reached <= first);
  };
  for await (const event of readPersistently(tools, open, { isWhole })) {
    given++;
    yield event;
  }
}

/** Position of the first event in the log, the server's own included. @throws EventStoreUnavailable */
export async function firstPosition(tools: ReadTools): Promise<Position | undefined> {
  const read = { direction: FORWARDS, fromPosition: START, maxCount: 1, requiresLeader: true } as const;
  for await (const event of readPersistently(tools, (client) => client.readAll(read))) return positionOf(event);
  return undefined;
}
