import type Database from 'libsql';
import { setImmediate } from 'node:timers/promises';
import type { FileLock } from '../../file-lock/file-lock.js';
import type { Checkpointer } from '../../libsql/checkpointer.js';
import { closeDatabase } from '../../libsql/database.js';
import { LogDamaged } from '../errors.js';
import * as port from '../event-store.js';
import { toRecordedEvent, type EventRow, prepareAppend } from './event-row.js';
import { GroupCommit } from './group-commit.js';
import { LogTail, subscription } from './subscription.js';
import { readIdentity, findFault, toPosition } from './database.js';
import { type LogEnd, type LogReader, StreamReader } from './log-reader.js';

/** The log in one SQLite file, for one process. */
export class EmbeddedEventStore implements port.EventStore {
  private readonly streams;
  private readonly commits;
  private readonly tail: LogTail;
  private readonly id: string;

  constructor(
    private readonly database: Database.Database,
    private readonly log: LogReader,
    private readonly end: LogEnd,
    private readonly checkpointer: Checkpointer,
    private readonly lock?: FileLock,
  ) {
    this.id = readIdentity(database);
    this.streams = new StreamReader(database, log);
    this.tail = new LogTail(log, end);
    this.commits = new GroupCommit(database, checkpointer, this.tail, log);
  }

  append: port.EventStore['append'] = async (stream, expected, events) => {
    this.end.assertOpen();
    return this.commits.submit(prepareAppend(stream, expected, events));
  };

  readStream: port.EventStore['readStream'] = (stream, options = {}) => eventsOf(this.streams.pages(stream, options));

  async find(stream: string, id: string): Promise<port.RecordedEvent | undefined> {
    const row = this.streams.find(stream, id);
    return row && toRecordedEvent(row);
  }

  readAll: port.EventStore['readAll'] = ({ from, limit } = {}) => eventsOf(this.log.pagesAfter(from, limit));

  subscribe: port.EventStore['subscribe'] = (options) => subscription(this.tail, options);

  async last(): Promise<port.EventRef | undefined> {
    const [row] = this.end.position === undefined ? [] : this.log.page(this.end.number - 1, 1);
    return row && port.toEventRef(toRecordedEvent(row));
  }

  async head(): Promise<port.Position | undefined> {
    this.end.assertOpen();
    return this.end.position;
  }

  /**
   * Looks for damage that reads may not notice, such as in an index. Takes about as long as reading everything, and blocks
   * the process meanwhile. @throws LogDamaged, EventStoreUnavailable
   */
  async checkStorage(): Promise<void> {
    const fault = this.log.guard(() => findFault(this.database));
    if (fault !== undefined) throw new LogDamaged(toPosition(fault.row ?? this.end.number), fault.detail);
  }

  async identity(): Promise<string> {
    this.end.assertOpen();
    return this.id;
  }

  async close(): Promise<void> {
    // Pending appends are committed first.
    await setImmediate();
    if (this.end.isClosed) return;
    this.end.close();
    await this.checkpointer.close();
    // Leave the files alone when another process has the lock.
    if (this.lock === undefined) this.database.close();
    else closeDatabase(this.database);
    this.lock?.release();
  }
}

export async function* eventsOf(pages: Iterable<readonly EventRow[]>): AsyncGenerator<port.RecordedEvent> {
  let pause: Promise<void> | undefined;
  for (const rows of pages) {
    await pause;
    for (const row of rows) yield toRecordedEvent(row);
    pause = setImmediate();
  }
}
