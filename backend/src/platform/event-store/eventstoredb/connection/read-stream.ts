import { StreamNotFoundError, type ReadStreamOptions } from '@eventstore/db-client';
import type { Connection } from './connection.js';
import { ENDED, ObjectReader } from './object-reader.js';
import type { Resolved } from '../events/recorded-event.js';

const BATCH = 500;

/** The events of a stream over this very connection, by the leader; none when it does not exist. Fails with the connection. */
export async function* readStream(
  { client, discarded }: Connection,
  streamName: string,
  options: ReadStreamOptions,
  timeoutMs: number,
): AsyncGenerator<NonNullable<Resolved['event']>> {
  const read = client.readStream(streamName, { ...options, requiresLeader: true });
  const reader = new ObjectReader<Resolved>(read);
  try {
    for (;;) {
      const found = await reader.take(BATCH, timeoutMs, discarded);
      if (found === ENDED) return;
      for (const { event } of found) if (event !== undefined) yield event;
    }
  } catch (error) {
    if (!(error instanceof StreamNotFoundError)) throw error;
  } finally {
    void read.cancel().catch(() => undefined);
  }
}
