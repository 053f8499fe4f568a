import { WrongExpectedVersionError } from '@eventstore/db-client';
import { InvalidAppend } from '../../errors.js';
import type { AppendResult } from '../../event-store.js';
import type { Connection } from '../connection/connection.js';
import type { PreparedAppend } from '../events/prepared-append.js';
import { positionOf } from '../events/recorded-event.js';
import type { Timing } from '../timing.js';
import { markAppend, STREAM_START } from './append-marker.js';
import { readStream } from '../connection/read-stream.js';

export interface AppendOnce extends PreparedAppend {
  readonly stream: string;
}

/** Sends an append at exactly that revision; it stands nowhere else. */
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

/** Where the append stands behind a revision, or else the last event's revision. */
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
