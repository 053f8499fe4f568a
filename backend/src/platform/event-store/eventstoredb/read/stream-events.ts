import { BACKWARDS, END, FORWARDS, START } from '@eventstore/db-client';
import type { ReadStreamOptions, RecordedEvent } from '../../event-store.js';
import { toServerName } from '../events/names.js';
import { ownEvent, toRecordedEvent } from '../events/recorded-event.js';
import { readPersistently, type ReadTools } from './read-persistently.js';
import { isMissingStream } from './read-refusal.js';

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
  const events = readPersistently(
    tools,
    (client, last) =>
      client.readStream(toServerName(stream), {
        direction: isForwards ? FORWARDS : BACKWARDS,
        fromRevision: last === undefined ? start : greatest(0n, last.revision + step),
        maxCount: last === undefined && Number.isFinite(limit) ? limit : undefined,
      }),
    (error) => (isMissingStream(error) ? 'nothing' : undefined),
  );
  let left = limit;
  for await (const event of events) {
    if (ownEvent({ event }) === undefined) continue;
    yield toRecordedEvent(event);
    if (--left === 0) return;
  }
}

const greatest = (one: bigint, other: bigint): bigint => (one > other ? one : other);
