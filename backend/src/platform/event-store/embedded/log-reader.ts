import type Database from 'libsql';
import { EventStoreUnavailable, LogDamaged } from '../errors.js';
import type { Position, ReadStreamOptions } from '../event-store.js';
import { fromPosition, isCorruption, BEFORE_LOG, toPosition, toStoredText, toLogError } from './database.js';
import { EVENT_BYTES, type EventRow, validRows } from './event-row.js';

export class LogEnd {
  isClosed = false;
  private waiting: (() => void)[] = [];

  /** @param number of the last event */
  constructor(public number: number) {}

  get position(): Position | undefined {
    return this.number === BEFORE_LOG ? undefined : toPosition(this.number);
  }

  /** @throws EventStoreUnavailable */
  assertOpen(): void {
    if (this.isClosed) throw new EventStoreUnavailable('The event log is closed');
  }

  moveTo(last: number): void {
    if (last === this.number) return;
    this.number = last;
    this.wake();
  }

  close(): void {
    this.isClosed = true;
    this.wake();
  }

  /** Resolves when the end moves, the log is closed, or `wake` is called. */
  waitForChange(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  wake(): void {
    const { waiting } = this;
    this.waiting = [];
    for (const resolve of waiting) resolve();
  }
}

const PAGE_SIZE = 1000;

export class LogReader {
  private readonly select;

  constructor(
    database: Database.Database,
    private readonly end: LogEnd,
  ) {
    const sql = `SELECT ${EVENT_BYTES} FROM events WHERE position > ? ORDER BY position LIMIT ?`;
    this.select = database.prepare(sql).raw(true);
  }

  /**
   * Returns the rows after an event: at most `limit`, and at least one unless the log ends there.
   * @param after number of the event, which is not part of the page
   * @throws LogDamaged when the first row is missing or damaged, EventStoreUnavailable
   */
  page(after: number, limit: number): readonly EventRow[] {
    this.end.assertOpen();
    const size = Math.min(limit, this.end.number - after);
    if (size <= 0) return [];
    try {
      const { rows, fault } = validRows(
        this.select.all(after, size),
        (row, previous) => row.position === (previous?.position ?? after) + 1,
      );
      if (rows.length > 0) return rows;
      throw new LogDamaged(toPosition(after + 1), fault ?? 'the event is missing');
    } catch (error) {
      if (!isCorruption(error)) throw toLogError(error);
      // The engine does not say which row is damaged: read up to it one by one.
      if (size > 1) return this.page(after, 1);
      throw new LogDamaged(toPosition(after + 1), 'the database file is corrupt', { cause: error });
    }
  }

  /** Yields the pages up to the present end of the log. @throws UnknownPosition, and as `page` */
  *pagesAfter(from?: Position, limit = Infinity): Generator<readonly EventRow[]> {
    let lastNumber = from === undefined ? BEFORE_LOG : fromPosition(from);
    let left = Math.min(limit, this.end.number - lastNumber);
    while (left > 0) {
      const rows = this.page(lastNumber, Math.min(left, PAGE_SIZE));
      yield rows;
      left -= rows.length;
      lastNumber += rows.length;
    }
  }

  damage(detail: string, cause?: unknown): LogDamaged {
    try {
      for (const _ of this.pagesAfter());
    } catch (error) {
      if (error instanceof LogDamaged) return error;
    }
    return new LogDamaged(toPosition(this.end.number), detail, { cause });
  }

  /** Runs random access to the log. @throws LogDamaged, EventStoreUnavailable */
  guard<Result>(work: () => Result): Result {
    this.end.assertOpen();
    try {
      return work();
    } catch (error) {
      throw isCorruption(error) ? this.damage('an index is corrupt', error) : toLogError(error);
    }
  }
}

const STREAM_PAGE_SIZE = 500;

type Direction = NonNullable<ReadStreamOptions['direction']>;

export class StreamReader {
  private readonly statements;
  private readonly singleRow;

  constructor(
    database: Database.Database,
    private readonly log: LogReader,
  ) {
    const select = `SELECT ${EVENT_BYTES} FROM events WHERE stream = ?`;
    this.statements = {
      forwards: database.prepare(`${select} AND revision >= ? ORDER BY revision LIMIT ?`).raw(true),
      backwards: database.prepare(`${select} AND revision <= ? ORDER BY revision DESC LIMIT ?`).raw(true),
      byId: database.prepare(`SELECT ${EVENT_BYTES} FROM events WHERE id = ? AND stream = ?`).raw(true),
    };
    // The driver must not both iterate and get with one statement.
    this.singleRow = {
      forwards: database.prepare(`${select} AND revision = ?`).raw(true),
      backwards: database.prepare(`${select} AND revision <= ? ORDER BY revision DESC LIMIT 1`).raw(true),
    };
  }

  /** @throws LogDamaged, EventStoreUnavailable */
  *pages(stream: string, options: ReadStreamOptions): Generator<readonly EventRow[]> {
    const { direction = 'forwards', limit = Infinity } = options;
    const step = direction === 'forwards' ? 1 : -1;
    let next = options.from ?? (direction === 'forwards' ? 0 : Number.MAX_SAFE_INTEGER);
    let left = limit;
    while (left > 0) {
      const size = Math.min(left, STREAM_PAGE_SIZE);
      const rows = this.page(stream, next, size, direction);
      yield rows;
      const last = rows.at(-1);
      if (last === undefined || rows.length < size) return;
      next = last.revision + step;
      left -= rows.length;
    }
  }

  /** @throws LogDamaged, EventStoreUnavailable */
  find(stream: string, id: string): EventRow | undefined {
    const stored = toStoredText(stream);
    const bytesOfRows = this.log.guard(() => this.statements.byId.all(id, stored));
    const { rows, fault } = validRows(bytesOfRows, () => true);
    if (fault !== undefined) throw this.log.damage(`${fault} in stream ${stream}`);
    return rows.find((row) => row.stream === stored && row.id === id);
  }

  /** Gets one row, in half the time of iterating. */
  private readOne(direction: Direction, stream: string, first: number): unknown[] {
    const row: unknown = this.singleRow[direction].get(toStoredText(stream), first);
    return row === undefined ? [] : [row];
  }

  private page(stream: string, first: number, limit: number, direction: Direction): readonly EventRow[] {
    const step = direction === 'forwards' ? 1 : -1;
    const bytesOfRows = this.log.guard(() =>
      limit === 1
        ? this.readOne(direction, stream, first)
        : this.statements[direction].all(toStoredText(stream), first, limit),
    );
    const { rows, fault } = validRows(bytesOfRows, (row, previous) => {
      if (previous !== undefined) return row.revision === previous.revision + step;
      return direction === 'backwards' || row.revision === first;
    });
    if (fault !== undefined) throw this.log.damage(`${fault} in stream ${stream}`);
    return rows;
  }
}
