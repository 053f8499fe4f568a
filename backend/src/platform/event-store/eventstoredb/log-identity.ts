import { randomUUID } from 'node:crypto';
import { AnotherLog, EventStoreUnavailable, WrongExpectedRevision } from '../errors.js';
import { type EventStore, takeFirst, type NewEvent } from '../event-store.js';
import type { Connection } from './connection.js';
import { IDENTITY_STREAM, toServerName } from './events.js';
import { readStream } from './object-reader.js';
import { readStreamWithRetries } from './read.js';
import type { Tools } from './failures.js';

/**
 * Returns the identity of the log: the id of the only event in a stream that the first caller writes. Backups do not copy
 * that stream. @throws EventStoreUnavailable
 */
export async function logIdentity(reading: Tools, appender: Pick<EventStore, 'append'>): Promise<string> {
  const identity = await recordedIdentity(reading);
  if (identity !== undefined) return identity;
  try {
    await appender.append(IDENTITY_STREAM, 'no_stream', [identifying(randomUUID())]);
  } catch (error) {
    if (!(error instanceof WrongExpectedRevision)) throw error;
  }
  const newIdentity = await recordedIdentity(reading);
  if (newIdentity === undefined) throw new EventStoreUnavailable('The identity of the log cannot be read yet');
  return newIdentity;
}

const recordedIdentity = async (reading: Tools): Promise<string | undefined> =>
  (await takeFirst(readStreamWithRetries(reading, toServerName(IDENTITY_STREAM), () => ({ maxCount: 1 }))))?.id;

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

export class LogIdentityCheck {
  private expected: string | undefined;
  private readonly checks = new WeakMap<Connection, Promise<void>>();
  private readonly verified = new WeakSet<Connection>();

  constructor(private readonly timeoutMs: number) {}

  /** Checks each connection until it has reached the same log once. @throws AnotherLog, and errors of the read */
  check(connection: Connection): Promise<void> | undefined {
    if (this.verified.has(connection)) return undefined;
    const check = this.checks.get(connection) ?? this.verify(connection);
    this.checks.set(connection, check);
    return check.catch((error: unknown) => {
      this.checks.delete(connection);
      throw error;
    });
  }

  expect(identity: string): void {
    this.expected ??= identity;
  }

  private async verify(connection: Connection): Promise<void> {
    const recorded = readStream(connection, toServerName(IDENTITY_STREAM), { maxCount: 1 }, this.timeoutMs);
    const identity = (await takeFirst(recorded))?.id;
    if (this.expected !== undefined && identity !== this.expected)
      throw new AnotherLog('The log is another one than at the start: restore the former log, or restart the process');
    this.expected = identity;
    this.verified.add(connection);
  }
}
