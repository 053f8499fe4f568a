import { BACKWARDS, END, FORWARDS, type ReadPosition, START } from '@eventstore/db-client';
import type { Position, ReadAllOptions, ReadStreamOptions, RecordedEvent } from '../event-store.js';
import { fromPosition, ownEvent, positionOf, type Resolved, toRecordedEvent, toServerName } from './events.js';
import {
  isMissingStream,
  type JudgeFailure,
  type OpenRead,
  positionRefusal,
  readWithRetries,
  type ReadTools,
} from './read.js';

type Event = NonNullable<Resolved['event']>;

export interface LogReaders {
  readonly leader: ReadTools;
  readonly follower: ReadTools;
}

/** @throws LogDamaged, UnknownPosition, EventStoreAccessDenied, EventStoreUnavailable */
export async function* logEvents(
  readers: LogReaders,
  { direction = 'forwards', from, limit = Infinity }: ReadAllOptions,
): AsyncGenerator<RecordedEvent> {
  const start = from === undefined ? undefined : fromPosition(from);
  if (limit <= 0) return;
  const judge = (error: unknown) => positionRefusal(error, from);
  const events =
    direction === 'forwards'
      ? forwards(readers, from, start ?? START, judge)
      : backwards(readers.leader, start ?? END, judge, limit);
  let left = limit;
  for await (const event of events) {
    if (ownEvent({ event }) === undefined) continue;
    yield toRecordedEvent(event);
    if (--left === 0) return;
  }
}

async function* forwards(
  { leader, follower }: LogReaders,
  from: Position | undefined,
  start: ReadPosition,
  judge: JudgeFailure,
): AsyncGenerator<Event> {
  const end = await logTail(leader);
  if (end === undefined) return;
  let passed = from;
  const open = (last: Event | undefined) => (last === undefined ? start : fromPosition(positionOf(last)));
  if (from !== undefined && from >= end) return assertPlace(leader, start, judge);
  const events = readWithRetries(
    follower,
    (client, last) => client.readAll({ direction: FORWARDS, fromPosition: open(last) }),
    { judge, isWhole: (last) => last !== undefined && positionOf(last) >= end },
  );
  for await (const event of events) {
    const position = positionOf(event);
    if (position > end) return;
    if (passed !== undefined && position <= passed) continue;
    passed = position;
    yield event;
  }
}

async function assertPlace(leader: ReadTools, start: ReadPosition, judge: JudgeFailure): Promise<void> {
  const read = { direction: FORWARDS, fromPosition: start, maxCount: 1, requiresLeader: true } as const;
  for await (const _ of readWithRetries(leader, (client) => client.readAll(read), { judge })) return;
}

async function* backwards(
  tools: ReadTools,
  start: ReadPosition,
  judge: JudgeFailure,
  limit: number,
): AsyncGenerator<Event> {
  const first = Number.isFinite(limit) ? undefined : await firstPosition(tools);
  const open: OpenRead = (client, last) => {
    const position = last === undefined ? start : fromPosition(positionOf(last));
    return client.readAll({ direction: BACKWARDS, fromPosition: position, requiresLeader: true });
  };
  const isWhole = (last: Event | undefined) => first === undefined || last === undefined || positionOf(last) <= first;
  yield* readWithRetries(tools, open, { judge, isWhole });
}

const MOST_AT_ONCE = 512;

/** Returns the leader's position of the last event, including the server's own. @throws EventStoreUnavailable */
export async function logTail(tools: ReadTools): Promise<Position | undefined> {
  for await (const event of eventsBefore(tools, undefined, 1)) return positionOf(event);
  return undefined;
}

/** Returns the position of the last event that is not the server's. @throws EventStoreUnavailable */
export async function lastOwnPosition(tools: ReadTools): Promise<Position | undefined> {
  let before: Position | undefined;
  for (let count = 1; ; count = Math.min(count * 8, MOST_AT_ONCE)) {
    let seen = 0;
    for await (const event of eventsBefore(tools, before, count)) {
      before = positionOf(event);
      if (ownEvent({ event }) !== undefined) return before;
      seen++;
    }
    if (seen < count) return undefined;
  }
}

/** Yields the last events before a position, or of the log, backwards. */
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
  for await (const event of readWithRetries(tools, open, { isWhole })) {
    given++;
    yield event;
  }
}

/** Returns the position of the first event, including the server's own. @throws EventStoreUnavailable */
export async function firstPosition(tools: ReadTools): Promise<Position | undefined> {
  const read = { direction: FORWARDS, fromPosition: START, maxCount: 1, requiresLeader: true } as const;
  for await (const event of readWithRetries(tools, (client) => client.readAll(read))) return positionOf(event);
  return undefined;
}

/** @throws LogDamaged, EventStoreUnavailable */
export async function* streamEvents(
  tools: ReadTools,
  stream: string,
  { direction = 'forwards', from, limit = Infinity }: ReadStreamOptions,
): AsyncGenerator<RecordedEvent> {
  if (limit <= 0) return;
  const isForwards = direction === 'forwards';
  const step = isForwards ? 1n : -1n;
  const start = from === undefined ? (isForwards ? START : END) : BigInt(from);
  const name = toServerName(stream);
  const isUnlimited = !Number.isFinite(limit);
  const events = readWithRetries(
    tools,
    (client, last) =>
      client.readStream(name, {
        direction: isForwards ? FORWARDS : BACKWARDS,
        fromRevision: last === undefined ? start : greatest(0n, last.revision + step),
        maxCount: last === undefined && !isUnlimited ? limit : undefined,
        requiresLeader: true,
      }),
    {
      judge: (error) => (isMissingStream(error) ? 'nothing' : undefined),
      // A server that ends a read too early does not report the stream's end: ask for it then.
      isWhole: async (last, end) =>
        !isForwards ||
        !isUnlimited ||
        (last?.revision ?? BigInt(from ?? 0) - 1n) >= (end ?? (await streamHead(tools, name))),
    },
  );
  let left = limit;
  for await (const event of events) {
    if (ownEvent({ event }) === undefined) continue;
    yield toRecordedEvent(event);
    if (--left === 0) return;
  }
}

/** Returns the revision of a stream's last event; -1 when it has none. */
async function streamHead(tools: ReadTools, name: string): Promise<bigint> {
  const newest = { direction: BACKWARDS, fromRevision: END, maxCount: 1, requiresLeader: true } as const;
  const judge = (error: unknown) => (isMissingStream(error) ? ('nothing' as const) : undefined);
  for await (const { revision } of readWithRetries(tools, (client) => client.readStream(name, newest), { judge }))
    return revision;
  return -1n;
}

const greatest = (one: bigint, other: bigint): bigint => (one > other ? one : other);
