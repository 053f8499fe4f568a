import type Database from 'libsql';
import { LogDamaged } from '../errors.js';
import type { ReadAllOptions } from '../event-store.js';
import type { Direction } from './direction.js';
import { EVENT_BYTES, type EventRow } from './event-row.js';
import type { LogEnd } from './log-end.js';
import { fromPosition, LOG_START, toPosition } from './position.js';
import { soundRows } from './sound-rows.js';
import { isCorruption, translated } from './sqlite-errors.js';

const PAGE_SIZE = 1000;

/** Reads the log in its order and checks every row. */
export class LogReader {
  private readonly statements;

  constructor(
    database: Database.Database,
    private readonly end: LogEnd,
  ) {
    const select = `SELECT ${EVENT_BYTES} FROM events`;
    this.statements = {
      forwards: database.prepare(`${select} WHERE position > ? ORDER BY position LIMIT ?`).raw(true),
      backwards: database.prepare(`${select} WHERE position < ? ORDER BY position DESC LIMIT ?`).raw(true),
    };
  }

  /**
   * The rows next to a place: at most `limit`, and at least one unless the log ends there.
   * @param place number of an event; it is not part of the page
   * @throws LogDamaged when the first row is missing or damaged, EventStoreUnavailable
   */
  page(place: number, limit: number, direction: Direction = 'forwards'): readonly EventRow[] {
    this.end.assertOpen();
    const size = Math.min(limit, this.left(place, direction));
    if (size <= 0) return [];
    const step = direction === 'forwards' ? 1 : -1;
    try {
      const { rows, fault } = soundRows(
        this.statements[direction].all(place, size),
        (row, previous) => row.position === (previous?.position ?? place) + step,
      );
      if (rows.length > 0) return rows;
      throw new LogDamaged(toPosition(place + step), fault ?? 'the event is missing');
    } catch (error) {
      if (!isCorruption(error)) throw translated(error);
      // The engine does not say which row it stumbled over: go up to it one by one.
      if (size > 1) return this.page(place, 1, direction);
      throw new LogDamaged(toPosition(place + step), 'the database file is corrupt', { cause: error });
    }
  }

  /** Pages from a place to the end that the log has now, or back to its start. */
  *pages(place: number, limit: number, direction: Direction): Generator<readonly EventRow[]> {
    let left = Math.min(limit, this.left(place, direction));
    while (left > 0) {
      const rows = this.page(place, Math.min(left, PAGE_SIZE), direction);
      yield rows;
      left -= rows.length;
      place = rows.at(-1)?.position ?? place;
    }
  }

  /** The pages of what the port calls reading the log. @throws UnknownPosition */
  read({ direction = 'forwards', from, limit = Infinity }: ReadAllOptions): Iterable<readonly EventRow[]> {
    const afterEnd = this.end.number + 1;
    const start = direction === 'forwards' ? LOG_START : afterEnd;
    const place = from === undefined ? start : Math.min(fromPosition(from), afterEnd);
    return this.pages(place, limit, direction);
  }

  /** Once something is known to be wrong: looks for the first damaged position. */
  damage(detail: string, cause?: unknown): LogDamaged {
    try {
      const pages = this.pages(LOG_START, Infinity, 'forwards');
      while (pages.next().done !== true);
    } catch (error) {
      if (error instanceof LogDamaged) return error;
    }
    return new LogDamaged(toPosition(this.end.number), detail, { cause });
  }

  /** Runs work on the log that does not follow its order. @throws LogDamaged, EventStoreUnavailable */
  guard<Result>(work: () => Result): Result {
    this.end.assertOpen();
    try {
      return work();
    } catch (error) {
      throw isCorruption(error) ? this.damage('an index is corrupt', error) : translated(error);
    }
  }

  private left(place: number, direction: Direction): number {
    return direction === 'forwards' ? this.end.number - place : place - LOG_START - 1;
  }
}
