import { BACKWARDS, END, type EventData } from '@eventstore/db-client';
import type { AppendResult } from '../../event-store.js';
import type { Connection } from '../connection/connection.js';
import { positionOf } from '../events/recorded-event.js';
import { readStream } from '../connection/read-stream.js';

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
