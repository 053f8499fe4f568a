import type Database from 'libsql';
import type { ReadStreamOptions } from '../event-store.js';
import type { Direction } from './direction.js';
import { EVENT_BYTES, type EventRow } from './event-row.js';
import type { LogReader } from './log-reader.js';
import { soundRows } from './sound-rows.js';
import { toStoredText } from './stored-text.js';

const PAGE_SIZE = 500;

/** Reads single streams; a gap in one means that the log is damaged. */
export class StreamReader {
  private readonly statements;

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
  }

  /** @throws LogDamaged, EventStoreUnavailable */
  *pages(stream: string, options: ReadStreamOptions): Generator<readonly EventRow[]> {
    const { direction = 'forwards', limit = Infinity } = options;
    const step = direction === 'forwards' ? 1 : -1;
    let next = options.from ?? (direction === 'forwards' ? 0 : Number.MAX_SAFE_INTEGER);
    let left = limit;
    while (left > 0) {
      const size = Math.min(left, PAGE_SIZE);
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
    const found = this.log.guard(() => this.statements.byId.all(id, stored));
    const { rows, fault } = soundRows(found, () => true);
    if (fault !== undefined) throw this.log.damage(`${fault} in stream ${stream}`);
    return rows.find((row) => row.stream === stored && row.id === id);
  }

  private page(stream: string, first: number, limit: number, direction: Direction): readonly EventRow[] {
    const step = direction === 'forwards' ? 1 : -1;
    const found = this.log.guard(() => this.statements[direction].all(toStoredText(stream), first, limit));
    const { rows, fault } = soundRows(found, (row, previous) => {
      if (previous !== undefined) return row.revision === previous.revision + step;
      return direction === 'backwards' || row.revision === first;
    });
    if (fault !== undefined) throw this.log.damage(`${fault} in stream ${stream}`);
    return rows;
  }
}
