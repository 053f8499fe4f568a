import { BACKWARDS, END, jsonEvent, NO_STREAM, WrongExpectedVersionError } from '@eventstore/db-client';
import * as z from 'zod/mini';
import type { Connection } from '../connection/connection.js';
import { markerStreamOf } from '../events/names.js';
import type { Timing } from '../timing.js';
import { within } from '../within.js';
import { readStream } from './read-stream.js';
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

/**
 * Notes for ever that an append begins, before it is sent for the first time: whoever sends it again, years later, looks
 * for it from there on, and not through the whole stream.
 */
export async function markAppend(
  connection: Connection,
  streamName: string,
  eventId: string,
  { appendTimeoutMs, readTimeoutMs }: Pick<Timing, 'appendTimeoutMs' | 'readTimeoutMs'>,
): Promise<AppendMarker> {
  const marker = markerStreamOf(eventId);
  const after = await lastRevision(connection, streamName, readTimeoutMs);
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

async function lastRevision(connection: Connection, streamName: string, timeoutMs: number): Promise<bigint> {
  const newest = { direction: BACKWARDS, fromRevision: END, maxCount: 1 } as const;
  for await (const { revision } of readStream(connection, streamName, newest, timeoutMs)) return revision;
  return STREAM_START;
}
