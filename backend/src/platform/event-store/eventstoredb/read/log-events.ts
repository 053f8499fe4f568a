import { BACKWARDS, END, FORWARDS, START, type ReadPosition } from '@eventstore/db-client';
import type { Position, ReadAllOptions, RecordedEvent } from '../../event-store.js';
import { fromPosition } from '../events/position.js';
import { ownEvent, positionOf, toRecordedEvent, type Resolved } from '../events/recorded-event.js';
import { logTail } from './log-tail.js';
import { readPersistently, type JudgeFailure, type OpenRead, type ReadTools } from './read-persistently.js';
import { positionRefusal } from './read-refusal.js';

type Event = NonNullable<Resolved['event']>;

/** @throws LogDamaged, UnknownPosition, EventStoreUnavailable */
export async function* logEvents(
  tools: ReadTools,
  { direction = 'forwards', from, limit = Infinity }: ReadAllOptions,
): AsyncGenerator<RecordedEvent> {
  const start = from === undefined ? undefined : fromPosition(from);
  if (limit <= 0) return;
  const judge = (error: unknown) => positionRefusal(error, from);
  const events =
    direction === 'forwards' ? forwards(tools, from, start ?? START, judge) : backwards(tools, start ?? END, judge);
  let left = limit;
  for await (const event of events) {
    if (ownEvent({ event }) === undefined) continue;
    yield toRecordedEvent(event);
    if (--left === 0) return;
  }
}

/** The server begins with the event at the position, and goes on with what is appended while it reads. */
async function* forwards(
  tools: ReadTools,
  from: Position | undefined,
  start: ReadPosition,
  judge: JudgeFailure,
): AsyncGenerator<Event> {
  const end = await logTail(tools);
  if (end === undefined) return;
  let passed = from;
  const open = (last: Event | undefined) => (last === undefined ? start : fromPosition(positionOf(last)));
  const events = readPersistently(
    tools,
    (client, last) => client.readAll({ direction: FORWARDS, fromPosition: open(last) }),
    judge,
  );
  for await (const event of events) {
    const position = positionOf(event);
    if (position > end) return;
    if (passed !== undefined && position <= passed) continue;
    passed = position;
    yield event;
  }
}

/** The server begins in front of the position. */
function backwards(tools: ReadTools, start: ReadPosition, judge: JudgeFailure): AsyncGenerator<Event> {
  const open: OpenRead = (client, last) => {
    const position = last === undefined ? start : fromPosition(positionOf(last));
    return client.readAll({ direction: BACKWARDS, fromPosition: position });
  };
  return readPersistently(tools, open, judge);
}
