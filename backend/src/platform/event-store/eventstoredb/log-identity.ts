import { randomUUID } from 'node:crypto';
import { WrongExpectedRevision } from '../errors.js';
import type { EventStore, NewEvent } from '../event-store.js';
import { IDENTITY_STREAM, toServerName } from './events/names.js';
import { readPersistently, type ReadTools } from './read/read-persistently.js';
import { isMissingStream } from './read/read-refusal.js';

/**
 * The identity of the log: the id of the one event in a stream of its own, written by the first to ask. It is no event of
 * the log, so a backup does not copy it. @throws EventStoreUnavailable
 */
export async function logIdentity(reading: ReadTools, appender: Pick<EventStore, 'append'>): Promise<string> {
  const known = await recordedIdentity(reading);
  if (known !== undefined) return known;
  try {
    await appender.append(IDENTITY_STREAM, 'no_stream', [identifying(randomUUID())]);
  } catch (error) {
    if (!(error instanceof WrongExpectedRevision)) throw error;
  }
  const made = await recordedIdentity(reading);
  if (made === undefined) throw new TypeError('The server has not kept the identity of the log');
  return made;
}

async function recordedIdentity(reading: ReadTools): Promise<string | undefined> {
  const first = readPersistently(
    reading,
    (client) => client.readStream(toServerName(IDENTITY_STREAM), { maxCount: 1, requiresLeader: true }),
    { judge: (error) => (isMissingStream(error) ? 'nothing' : undefined) },
  );
  for await (const { id } of first) return id;
  return undefined;
}

const identifying = (id: string): NewEvent => ({
  id,
  type: 'LogIdentified',
  data: {},
  metadata: {
    time: new Date().toISOString(),
    correlationId: id,
    causationId: id,
    actor: { kind: 'system', id: 'event-store' },
    command: 'IdentifyLog',
    schemaVersion: 1,
  },
});
