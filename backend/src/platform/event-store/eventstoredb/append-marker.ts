import { BACKWARDS, END, type EventData, jsonEvent, NO_STREAM, WrongExpectedVersionError } from '@eventstore/db-client';
import * as z from 'zod/mini';
import { within } from '../../turns/within.js';
import { InvalidAppend } from '../errors.js';
import type { AppendResult } from '../event-store.js';
import type { Connection } from './connection.js';
import { markerStreamOf, positionOf, type PreparedAppend } from './events.js';
import { readStream } from './object-reader.js';
import { isMissingStream, readPersistently, type ReadTools } from './read.js';
import type { Timing } from './timing.js';

export interface AppendOnce extends PreparedAppend {
  readonly stream: string;
}

export type SendAt = (expected: bigint | 'no_stream') => Promise<AppendResult>;

/**
 * Appends to any revision what may have been appended at any time before, by anybody. What came behind the append's
 * marker is looked through, and the append is only taken if nothing has come since: neither a lost answer nor a rival
 * with the same ids can make two of it. Every lost race means that somebody else's append got through.
 * @throws InvalidAppend when only some of the events were appended before, and whatever the server refuses
 */
export async function appendOnce(
  connection: Connection,
  append: AppendOnce,
  sendAt: SendAt,
  timing: Timing,
): Promise<AppendResult> {
  const { streamName, events } = append;
  const marker = await markAppend(connection, { streamName, eventId: events[0]?.id ?? '' }, timing);
  let { after } = marker;
  let refusedAt: bigint | undefined;
  for (let isUnsent = marker.isFirst; ; isUnsent = false) {
    if (!isUnsent) {
      const seen = await lookBehind(connection, after, append, timing.readTimeoutMs);
      if (seen.earlier !== undefined) return seen.earlier;
      after = seen.last;
    }
    if (after === refusedAt)
      throw new Error(`What stands behind revision ${after} of ${streamName} cannot be read yet`);
    try {
      return await sendAt(after === STREAM_START ? 'no_stream' : after);
    } catch (error) {
      if (!(error instanceof WrongExpectedVersionError)) throw error;
      refusedAt = after;
    }
  }
}

async function lookBehind(
  connection: Connection,
  after: bigint,
  { stream, streamName, events }: AppendOnce,
  timeoutMs: number,
): Promise<{ readonly last: bigint; readonly earlier?: AppendResult }> {
  const inPart = () => new InvalidAppend(stream, 'an id was appended before');
  let last = after;
  let found = 0;
  for await (const event of readStream(connection, streamName, { fromRevision: after + 1n }, timeoutMs)) {
    last = event.revision;
    const isWanted = event.id === events[found]?.id;
    if (!isWanted && found > 0) throw inPart();
    if (!isWanted) continue;
    found += 1;
    if (found === events.length) return { last, earlier: { revision: Number(last), position: positionOf(event) } };
  }
  if (found > 0) throw inPart();
  return { last };
}

const Begun = z.object({ after: z.coerce.bigint() });

export const STREAM_START = -1n;

export interface AppendMarker {
  readonly after: bigint;
  readonly isFirst: boolean;
}

interface Marked {
  readonly streamName: string;
  readonly eventId: string;
}

/**
 * Notes for ever that an append begins, before it is sent for the first time: whoever sends it again, or looks for it, years
 * later, looks from there on, and not through the whole stream.
 * @param expected where the append is to stand; undefined for wherever the stream ends
 */
export async function markAppend(
  connection: Connection,
  { streamName, eventId }: Marked,
  { appendTimeoutMs, readTimeoutMs }: Pick<Timing, 'appendTimeoutMs' | 'readTimeoutMs'>,
  expected?: bigint,
): Promise<AppendMarker> {
  const marker = markerStreamOf(eventId);
  const after = expected ?? (await lastRevision(connection, streamName, readTimeoutMs));
  const begun = jsonEvent({ type: 'AppendBegun', data: { stream: streamName, after: String(after) } });
  const written = connection.client.appendToStream(marker, begun, {
    expectedRevision: NO_STREAM,
    requiresLeader: true,
    deadline: NO_DEADLINE_MS,
  });
  try {
    await within(written, appendTimeoutMs, connection.discarded);
    return { after, isFirst: true };
  } catch (error) {
    if (!(error instanceof WrongExpectedVersionError)) throw error;
    for await (const { data } of readStream(connection, marker, { maxCount: 1 }, readTimeoutMs))
      return { after: Begun.parse(data).after, isFirst: false };
    throw error;
  }
}

/**
 * Behind which revision of its stream an append stands, if it stands anywhere; undefined when it never was sent.
 * @throws EventStoreAccessDenied, EventStoreUnavailable
 */
export async function markedBehind(tools: ReadTools, eventId: string): Promise<bigint | undefined> {
  const marker = markerStreamOf(eventId);
  const first = readPersistently(tools, (client) => client.readStream(marker, { maxCount: 1, requiresLeader: true }), {
    judge: (error) => (isMissingStream(error) ? 'nothing' : undefined),
  });
  for await (const { data } of first) return Begun.parse(data).after;
  return undefined;
}

async function lastRevision(connection: Connection, streamName: string, timeoutMs: number): Promise<bigint> {
  const newest = { direction: BACKWARDS, fromRevision: END, maxCount: 1 } as const;
  for await (const { revision } of readStream(connection, streamName, newest, timeoutMs)) return revision;
  return STREAM_START;
}

/** Events looked through; an append is looked for only seconds after it was sent. */
const LOOK_BACK = 2000;

/**
 * What became of an append to any revision whose answer got lost. The server recognises such ids by a cache only, which
 * is empty after its restart, so that sending them again could append them twice.
 * @returns undefined when the stream does not hold it
 */
export async function findEarlierAppend(
  connection: Connection,
  streamName: string,
  events: readonly EventData[],
  timeoutMs: number,
): Promise<AppendResult | undefined> {
  const lastId = events.at(-1)?.id;
  const newestFirst = { direction: BACKWARDS, fromRevision: END, maxCount: LOOK_BACK } as const;
  for await (const event of readStream(connection, streamName, newestFirst, timeoutMs))
    if (event.id === lastId) return { revision: Number(event.revision), position: positionOf(event) };
  return undefined;
}

/**
 * Deadlines are absolute times on the server's clock, which may differ from ours: this one never passes. How long to
 * wait is measured here.
 */
export const NO_DEADLINE_MS = 24 * 60 * 60 * 1000;
