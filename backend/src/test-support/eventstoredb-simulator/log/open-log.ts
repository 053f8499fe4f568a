import type { Metadata } from '@grpc/grpc-js';
import type { EventStore } from '../../../platform/event-store/event-store.js';
import { EventLog } from './event-log.js';
import { writeSystemEvents } from './genesis.js';
import { Journal } from './journal.js';
import { LogWriter } from './log-writer.js';
import type { ServerBehaviour } from '../server-version.js';

/** Where everything is written. */
export type Writes = Pick<LogWriter, 'append' | 'delete' | 'tombstone'>;

/** The log as the services see it: what can be read, and the one place that writes. */
export interface OpenLog {
  readonly log: EventLog;
  readonly writer: Writes;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly behaviour: ServerBehaviour;
}

/** What a call wants to do, and with which stream. */
export interface StreamAccess {
  readonly kind: 'read' | 'write' | 'delete';
  readonly stream: string;
}

/** The log that new calls work on. */
export interface CurrentLog {
  readonly current: OpenLog;
  /** Looks at the rights alone, whoever leads. @throws RpcFailure */
  authorize(headers: Metadata, access: StreamAccess): void;
  /** The log as this node shows it to whoever calls. @throws RpcFailure when it does not */
  admit(headers: Metadata, access: StreamAccess): OpenLog;
}

/** Reads the whole journal back into memory. */
export async function openLog(store: EventStore, now: () => number, behaviour: ServerBehaviour): Promise<OpenLog> {
  const journal = new Journal(store);
  const log = new EventLog();
  for await (const record of journal.read()) {
    log.restore(record);
    log.reveal(record);
  }
  const writer = new LogWriter(log, journal, now);
  if (log.length === 0) await writeSystemEvents(writer);
  return { log, writer, now, behaviour };
}
