import { BACKWARDS, END, FORWARDS, type RecordedEvent as Event, START } from '@eventstore/db-client';
import type { Position, ReadAllOptions, ReadStreamOptions, RecordedEvent } from '../event-store.js';
import { takeFirst } from '../event-store.js';
import { fromPosition, ownEvent, positionOf, toRecordedEvent, toServerName } from './events.js';
import { type OpenRead, readStreamWithRetries, readWithRetries } from './read.js';
import type { Tools } from './failures.js';

export interface LogReaders {
  readonly leader: Tools;
  readonly follower: Tools;
}

/** @throws LogDamaged, UnknownPosition, EventStoreAccessDenied, EventStoreUnavailable */
export async function* logEvents(
  { leader, follower }: LogReaders,
  { from, limit = Infinity }: ReadAllOptions,
): AsyncGenerator<RecordedEvent> {
  const start = from === undefined ? START : fromPosition(from);
  const end = await logTail(leader);
  if (end === undefined || (from !== undefined && from >= end)) return;
  const events = readWithRetries(
    follower,
    (client, last) => {
      const startPosition = last === undefined ? start : fromPosition(positionOf(last));
      return client.readAll({ direction: FORWARDS, fromPosition: startPosition });
    },
    { position: from, isDone: (last) => last !== undefined && positionOf(last) >= end },
  );
  let lastPosition = from ?? '';
  let left = limit;
  for await (const event of events) {
    const position = positionOf(event);
    if (position > end) return;
    if (position <= lastPosition) continue;
    lastPosition = position;
    if (ownEvent({ event }) === undefined) continue;
    yield toRecordedEvent(event);
    if (--left === 0) return;
  }
}

const MAX_EVENTS_PER_READ = 512;

/** Returns the leader's position of the last event, including the server's own. @throws EventStoreUnavailable */
export async function logTail(tools: Tools): Promise<Position | undefined> {
  const last = await takeFirst(eventsBefore(tools, undefined, 1));
  return last && positionOf(last);
}

/** Returns the last event that is not the server's. @throws EventStoreUnavailable */
export async function lastOwnEvent(tools: Tools): Promise<Event | undefined> {
  let before: Position | undefined;
  for (let count = 1; ; count = Math.min(count * 8, MAX_EVENTS_PER_READ)) {
    let receivedCount = 0;
    for await (const event of eventsBefore(tools, before, count)) {
      before = positionOf(event);
      if (ownEvent({ event }) !== undefined) return event;
      receivedCount++;
    }
    if (receivedCount < count) return undefined;
  }
}

/** @throws EventStoreUnavailable */
export async function lastOwnPosition(tools: Tools): Promise<Position | undefined> {
  const event = await lastOwnEvent(tools);
  return event && positionOf(event);
}

/** Yields the last events before a position, or of the log, backwards. */
async function* eventsBefore(tools: Tools, position: Position | undefined, maxCount: number): AsyncGenerator<Event> {
  let yielded = 0;
  const open: OpenRead = (client, last) => {
    const before = last === undefined ? position : positionOf(last);
    const from = before === undefined ? END : fromPosition(before);
    return client.readAll({ direction: BACKWARDS, fromPosition: from, maxCount, requiresLeader: true });
  };
  const isDone = async (last: Event | undefined) => {
    if (yielded >= maxCount) return true;
    const first = await firstPosition(tools);
    const reached = last === undefined ? position : positionOf(last);
    return first === undefined || (reached !== undefined && reached <= first);
  };
  for await (const event of readWithRetries(tools, open, { isDone })) {
    yielded++;
    yield event;
  }
}

/** Returns the position of the first event, including the server's own. @throws EventStoreUnavailable */
async function firstPosition(tools: Tools): Promise<Position | undefined> {
  const read = { direction: FORWARDS, fromPosition: START, maxCount: 1, requiresLeader: true } as const;
  const first = await takeFirst(readWithRetries(tools, (client) => client.readAll(read)));
  return first && positionOf(first);
}

/** @throws LogDamaged, EventStoreUnavailable */
export async function* streamEvents(
  tools: Tools,
  stream: string,
  { direction = 'forwards', from, limit = Infinity }: ReadStreamOptions,
): AsyncGenerator<RecordedEvent> {
  const isForwards = direction === 'forwards';
  const step = isForwards ? 1n : -1n;
  const start = from === undefined ? (isForwards ? START : END) : BigInt(from);
  const name = toServerName(stream);
  const isUnlimited = !Number.isFinite(limit);
  const events = readStreamWithRetries(
    tools,
    name,
    (last) => ({
      direction: isForwards ? FORWARDS : BACKWARDS,
      fromRevision: last === undefined ? start : greatest(0n, last.revision + step),
      maxCount: last === undefined && !isUnlimited ? limit : undefined,
    }),
    // A server that ends a read too early does not report the stream's end: ask for it then.
    async (last, end) =>
      !isForwards ||
      !isUnlimited ||
      (last?.revision ?? BigInt(from ?? 0) - 1n) >= (end ?? (await lastRevision(tools, name))),
  );
  let left = limit;
  for await (const event of events) {
    if (ownEvent({ event }) === undefined) continue;
    yield toRecordedEvent(event);
    if (--left === 0) return;
  }
}

/** Returns the revision of a stream's last event; -1 when it has none. */
async function lastRevision(tools: Tools, name: string): Promise<bigint> {
  const newest = { direction: BACKWARDS, fromRevision: END, maxCount: 1 } as const;
  return (await takeFirst(readStreamWithRetries(tools, name, () => newest)))?.revision ?? -1n;
}

const greatest = (one: bigint, other: bigint): bigint => (one > other ? one : other);
