import { type ReadStreamOptions, type RecordedEvent as Event, type StreamingRead } from '@eventstore/db-client';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { Readable } from 'node:stream';
import type { Position } from '../event-store.js';
import type { Connection } from './connection.js';
import type { Resolved } from './events.js';
import { batchesOf } from './object-reader.js';
import { ReadCutShort, Retries, type Tools } from './failures.js';

export type OpenRead = (client: Connection['client'], last: Event | undefined) => StreamingRead<Resolved>;

/**
 * Returns whether a read that ended with this event, or without any, is complete.
 * @param end revision of the stream's last event, where the server has reported it
 */
export type IsDone = (last: Event | undefined, end: bigint | undefined) => boolean | Promise<boolean>;

/**
 * Yields the events of a read; none for a missing stream. Resumes after the last event when the read fails or is cut
 * short.
 * @param position of the log, from which the caller reads
 * @throws UnknownPosition, EventStoreAccessDenied, EventStoreUnavailable
 */
export async function* readWithRetries(
  tools: Tools,
  open: OpenRead,
  { position, isDone = () => true }: { readonly position?: Position | undefined; readonly isDone?: IsDone } = {},
): AsyncGenerator<Event> {
  const retries = new Retries(tools, { position });
  let last: Event | undefined;
  for (;;) {
    const connection = tools.connections.use();
    const read = open(connection.client, last);
    const end = new ReportedEnd(read);
    try {
      for await (const batch of batchesOf(read, connection, retries.limit(tools.timing.readTimeoutMs))) {
        retries.reset();
        for (const event of batch) {
          last = event;
          yield event;
        }
      }
      if (await isDone(last, end.revision)) return;
      throw new ReadCutShort('A read was ended before its end');
    } catch (error) {
      if (!(await retries.waitForRetry(error, connection))) return;
    }
  }
}

/** Yields the events of a stream from the leader; none for a missing stream. @param options of the read after an event */
export const readStreamWithRetries = (
  tools: Tools,
  name: string,
  options: (last: Event | undefined) => ReadStreamOptions,
  isDone?: IsDone,
): AsyncGenerator<Event> =>
  readWithRetries(
    tools,
    (client, last) => client.readStream(name, { ...options(last), requiresLeader: true }),
    isDone && { isDone },
  );

export class ReportedEnd {
  revision: bigint | undefined;

  constructor(read: StreamingRead<unknown>) {
    // The client pipes this response through its own stream, and drops it.
    read.once('pipe', (source: unknown) => {
      if (source instanceof Readable) source.on('data', (answer: unknown) => this.onResponse(answer));
    });
  }

  private onResponse(answer: unknown): void {
    if (answer instanceof streams.ReadResp && answer.hasLastStreamPosition())
      this.revision = BigInt(answer.getLastStreamPosition());
  }
}
