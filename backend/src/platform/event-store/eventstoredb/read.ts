import {
  type ReadStreamOptions,
  type RecordedEvent as Event,
  StreamDeletedError,
  type StreamingRead,
  StreamNotFoundError,
  UnknownError,
} from '@eventstore/db-client';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { Readable } from 'node:stream';
import { UnknownPosition } from '../errors.js';
import type { Position } from '../event-store.js';
import { type Connection, type Connections, denial, unavailable } from './connection.js';
import type { Resolved } from './events.js';
import { batchesOf } from './object-reader.js';
import { Backoff, type Timing } from './timing.js';

export interface ReadTools {
  readonly connections: Connections;
  readonly timing: Timing;
}

export type OpenRead = (client: Connection['client'], last: Event | undefined) => StreamingRead<Resolved>;

export type JudgeFailure = (error: unknown) => 'nothing' | Error | undefined;

/**
 * Returns whether a read that ended with this event, or without any, is complete.
 * @param end revision of the stream's last event, where the server has reported it
 */
export type IsWhole = (last: Event | undefined, end: bigint | undefined) => boolean | Promise<boolean>;

export class ReadCutShort extends Error {
  override readonly name = 'ReadCutShort';
}

/**
 * Yields the events of a read. Resumes behind the last event when the read breaks off or is cut short.
 * @throws EventStoreAccessDenied, EventStoreUnavailable, and errors from `judge`
 */
export async function* readWithRetries(
  { connections, timing }: ReadTools,
  open: OpenRead,
  { judge = () => undefined, isWhole = () => true }: { readonly judge?: JudgeFailure; readonly isWhole?: IsWhole } = {},
): AsyncGenerator<Event> {
  const backoff = new Backoff(timing.backoff);
  let last: Event | undefined;
  for (;;) {
    const connection = connections.use();
    const read = open(connection.client, last);
    const end = new ReportedEnd(read);
    try {
      for await (const batch of batchesOf(read, connection, timing.readTimeoutMs)) {
        backoff.reset();
        for (const event of batch) {
          last = event;
          yield event;
        }
      }
      if (await isWhole(last, end.revision)) return;
      throw new ReadCutShort('A read was ended before its end');
    } catch (error) {
      const verdict = judge(error) ?? denial(error);
      if (verdict === 'nothing') return;
      if (verdict !== undefined) throw verdict;
      if (!(error instanceof ReadCutShort)) connections.giveUp(connection, error);
      if (!backoff.hasAnother()) throw unavailable('EventStoreDB cannot be read now', error);
      await backoff.wait(connections.closed);
    }
  }
}

/** Yields the events of a stream from the leader; none for a missing stream. @param options of the read after an event */
export const readStreamWithRetries = (
  tools: ReadTools,
  name: string,
  options: (last: Event | undefined) => ReadStreamOptions,
  isWhole?: IsWhole,
): AsyncGenerator<Event> =>
  readWithRetries(tools, (client, last) => client.readStream(name, { ...options(last), requiresLeader: true }), {
    judge: (error) =>
      error instanceof StreamNotFoundError || error instanceof StreamDeletedError ? 'nothing' : undefined,
    ...(isWhole && { isWhole }),
  });

const INVALID_ARGUMENT = 3;

const INVALID_POSITION = 'Unexpected ReadAllResult: InvalidPosition';

export function positionRejection(error: unknown, position: Position | undefined): UnknownPosition | undefined {
  if (!(error instanceof UnknownError) || position === undefined) return undefined;
  const isRejected = Number(error.code) === INVALID_ARGUMENT || error.message.includes(INVALID_POSITION);
  return isRejected ? new UnknownPosition(position) : undefined;
}

export class ReportedEnd {
  revision: bigint | undefined;

  constructor(read: StreamingRead<unknown>) {
    // The client pipes this response through its own stream, and drops it.
    read.once('pipe', (source: unknown) => {
      if (source instanceof Readable) source.on('data', (answer: unknown) => this.hear(answer));
    });
  }

  private hear(answer: unknown): void {
    if (answer instanceof streams.ReadResp && answer.hasLastStreamPosition())
      this.revision = BigInt(answer.getLastStreamPosition());
  }
}
