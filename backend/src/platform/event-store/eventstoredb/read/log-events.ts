import { BACKWARDS, END, FORWARDS, START, type ReadPosition } from '@eventstore/db-client';
import type { Position, ReadAllOptions, RecordedEvent } from '../../event-store.js';
import { fromPosition } from '../events/position.js';
import { ownEvent, positionOf, toRecordedEvent, type Resolved } from '../events/recorded-event.js';
import { firstPosition, logTail } from './log-tail.js';
import { readPersistently, type JudgeFailure, type OpenRead, type ReadTools } from './read-persistently.js';
import { positionRefusal } from './read-refusal.js';

type Event = NonNullable<Resolved['event']>;

/** What the whole log is read by. */
export interface LogReaders {
  /** For what has to be up to date. */
  readonly leader: ReadTools;
  /** For much, which may come from a node that lags. */
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

/**
 * The server begins with the event at the position, and goes on with what is appended while it reads. It may also stop in the
 * middle as if that were the end.
 */
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
  const events = readPersistently(
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

/** Nothing lies behind it, whether an event begins there or not. */
async function assertPlace(leader: ReadTools, start: ReadPosition, judge: JudgeFailure): Promise<void> {
  const read = { direction: FORWARDS, fromPosition: start, maxCount: 1, requiresLeader: true } as const;
  for await (const _ of readPersistently(leader, (client) => client.readAll(read), { judge })) return;
}

/** The server begins in front of the position. */
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
  yield* readPersistently(tools, open, { judge, isWhole });
}
