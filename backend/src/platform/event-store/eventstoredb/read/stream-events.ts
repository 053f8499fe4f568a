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
  const name = toServerName(stream);
  const isUnlimited = !Number.isFinite(limit);
  const events = readPersistently(
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
      // A server that ends a read too early does not tell the stream's end; then it is asked for.
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

/** Revision of a stream's last event; -1 when it has none. */
async function streamHead(tools: ReadTools, name: string): Promise<bigint> {
  const newest = { direction: BACKWARDS, fromRevision: END, maxCount: 1, requiresLeader: true } as const;
  const judge = (error: unknown) => (isMissingStream(error) ? ('nothing' as const) : undefined);
  for await (const { revision } of readPersistently(tools, (client) => client.readStream(name, newest), { judge }))
    return revision;
  return -1n;
}

const greatest = (one: bigint, other: bigint): bigint => (one > other ? one : other);
