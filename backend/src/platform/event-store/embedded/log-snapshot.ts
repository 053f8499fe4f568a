import type Database from 'libsql';
import { LogDamaged } from '../errors.js';
import type { FillableEventStore, ReadAllOptions, RecordedEvent } from '../event-store.js';
import { dirname } from 'node:path';
import { closedDirectory, ClosedLog } from './closed/closed-log.js';
import { connect, readLogEnd } from './database.js';
import { eventsOf } from './embedded-event-store.js';
import { isBeingFilled } from './filling.js';
import { findFault } from './find-fault.js';
import { LogEnd } from './log-end.js';
import { LogReader } from './log-reader.js';
import { toPosition } from './position.js';

/**
 * A log as it stood at a moment, read beside the process that writes it and without disturbing it: nothing is written, no lock
 * is held between two pages, and what is appended meanwhile is not seen.
 */
export class LogSnapshot implements Pick<
  FillableEventStore,
  'head' | 'readAll' | 'isBeingFilled' | 'checkStorage' | 'close'
> {
  private readonly end: LogEnd;
  private readonly log: LogReader;
  private readonly closed: ClosedLog;

  private constructor(
    private readonly database: Database.Database,
    directory: string,
  ) {
    this.closed = new ClosedLog(database, closedDirectory(directory));
    this.end = new LogEnd(readLogEnd(database));
    this.log = new LogReader(database, this.end, this.closed);
  }

  /** @throws EventStoreUnavailable, LogDamaged */
  static open(file: string): LogSnapshot {
    const database = connect(file);
    try {
      database.exec('PRAGMA query_only = ON');
      return new LogSnapshot(database, dirname(file));
    } catch (error) {
      database.close();
      throw error;
    }
  }

  async head() {
    return this.end.position;
  }

  async *readAll(options: ReadAllOptions = {}): AsyncGenerator<RecordedEvent> {
    yield* eventsOf(this.log.read(options));
  }

  async isBeingFilled(): Promise<boolean> {
    return this.log.guard(() => isBeingFilled(this.database));
  }

  /** Holds up nobody but this process. */
  async checkStorage(): Promise<void> {
    const fault = this.log.guard(() => findFault(this.database));
    if (fault !== undefined) throw new LogDamaged(toPosition(fault.row ?? this.end.number), fault.detail);
    this.closed.check();
  }

  async close(): Promise<void> {
    this.end.close();
    this.closed.close();
    this.database.close();
  }
}
