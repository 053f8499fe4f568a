import { BACKWARDS, END, StreamNotFoundError, type EventData } from '@eventstore/db-client';
import type { AppendResult } from '../../event-store.js';
import type { Connection } from '../connection/connection.js';
import { ENDED, ObjectReader } from '../connection/object-reader.js';
import { positionOf, type Resolved } from '../events/recorded-event.js';

/** Events looked through; an append is looked for only seconds after it was sent. */
const LOOK_BACK = 2000;

/**
 * What became of an append to any revision whose answer got lost. The server recognises such ids by a cache only, which
 * is empty after its restart, so that sending them again could append them twice.
 * @returns undefined when the stream does not hold it
 */
export async function findEarlierAppend(
  { client, discarded }: Connection,
  streamName: string,
  events: readonly EventData[],
  timeoutMs: number,
): Promise<AppendResult | undefined> {
  const lastId = events.at(-1)?.id;
  const read = client.readStream(streamName, { direction: BACKWARDS, fromRevision: END, maxCount: LOOK_BACK });
  const reader = new ObjectReader<Resolved>(read);
  try {
    for (;;) {
      const found = await reader.take(LOOK_BACK, timeoutMs, discarded);
      if (found === ENDED) return undefined;
      const event = found.map((resolved) => resolved.event).find((candidate) => candidate?.id === lastId);
      if (event !== undefined) return { revision: Number(event.revision), position: positionOf(event) };
    }
  } catch (error) {
    if (error instanceof StreamNotFoundError) return undefined;
    throw error;
  } finally {
    void read.cancel().catch(() => undefined);
  }
}
