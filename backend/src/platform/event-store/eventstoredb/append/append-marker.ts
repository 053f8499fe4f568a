import { BACKWARDS, END, jsonEvent, NO_STREAM, WrongExpectedVersionError } from '@eventstore/db-client';
import * as z from 'zod/mini';
import type { Connection } from '../connection/connection.js';
import { markerStreamOf } from '../events/names.js';
import { readPersistently, type ReadTools } from '../read/read-persistently.js';
import { isMissingStream } from '../read/read-refusal.js';
import type { Timing } from '../timing.js';
import { within } from '../../../turns/within.js';
import { readStream } from '../connection/read-stream.js';
import { NO_DEADLINE_MS } from './no-deadline.js';

const Begun = z.object({ after: z.coerce.bigint() });

/** Revision of no event: what stands behind it is the whole stream. */
export const STREAM_START = -1n;

export interface AppendMarker {
  /** The append stands behind this revision, if it stands anywhere. */
  readonly after: bigint;
  /** Whether nobody can have sent the append yet. */
  readonly isFirst: boolean;
}

/** What an append is known by. */
interface Marked {
  readonly streamName: string;
  /** Of its first event. */
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
