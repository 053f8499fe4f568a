import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { WrongExpectedRevision } from '../errors.js';
import type { EventStore, NewEvent } from '../event-store.js';
import { IDENTITY_STREAM, toServerName } from './events/names.js';
import { lastOwnPosition } from './read/log-tail.js';
import { readPersistently, type ReadTools } from './read/read-persistently.js';
import { isMissingStream } from './read/read-refusal.js';

/** Releases before have told nothing of markers. */
const Identified = z.object({ marked: z.optional(z.boolean()) });

interface Identity extends z.infer<typeof Identified> {
  readonly id: string;
}

/**
 * The identity of the log that the server has now: the id of the one event in a stream of its own, written by whoever asks
 * first. It is no event of the log, so that no backup takes it into another one. @throws EventStoreUnavailable
 */
export async function logIdentity(reading: ReadTools, appender: Pick<EventStore, 'append'>): Promise<string> {
  return (await identified(reading, appender)).id;
}

/** Whether every append to the log that may come again has left a marker: no release wrote to it that left none. */
export async function isMarkedThroughout(reading: ReadTools, appender: Pick<EventStore, 'append'>): Promise<boolean> {
  return (await identified(reading, appender)).marked === true;
}

async function identified(reading: ReadTools, appender: Pick<EventStore, 'append'>): Promise<Identity> {
  const known = await recordedIdentity(reading);
  if (known !== undefined) return known;
  try {
    const marked = (await lastOwnPosition(reading)) === undefined;
    await appender.append(IDENTITY_STREAM, 'no_stream', [identifying(randomUUID(), { marked })]);
  } catch (error) {
    if (!(error instanceof WrongExpectedRevision)) throw error;
  }
  const made = await recordedIdentity(reading);
  if (made === undefined) throw new TypeError('The server has not kept the identity of the log');
  return made;
}

async function recordedIdentity(reading: ReadTools): Promise<Identity | undefined> {
  const first = readPersistently(
    reading,
    (client) => client.readStream(toServerName(IDENTITY_STREAM), { maxCount: 1, requiresLeader: true }),
    { judge: (error) => (isMissingStream(error) ? 'nothing' : undefined) },
  );
  for await (const { id, data } of first) return { id, ...Identified.parse(data) };
  return undefined;
}

const identifying = (id: string, data: z.infer<typeof Identified>): NewEvent => ({
  id,
  type: 'LogIdentified',
  data,
  metadata: {
    time: new Date().toISOString(),
    correlationId: id,
    causationId: id,
    actor: { kind: 'system', id: 'event-store' },
    command: 'IdentifyLog',
    schemaVersion: 1,
  },
});
