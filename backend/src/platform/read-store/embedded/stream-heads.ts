import { wholeNumber } from './cells.js';
import { RecentMap } from '../recent-map.js';
import type { Sql } from './sql.js';

/** Calling the engine costs more than what it does here, so that several rows are written at once. */
const ROWS_AT_ONCE = 50;

const REMEMBERED_STREAMS = 50_000;

/** Revision of the last event seen of each stream, for one build. */
export class StreamHeads {
  private readonly remembered = new RecentMap<string, number>(REMEMBERED_STREAMS);

  constructor(
    private readonly sql: Sql,
    private readonly build: number,
  ) {}

  /** Streams never seen are left out. */
  read(streams: readonly string[]): Map<string, number> {
    const heads = new Map<string, number>();
    for (const stream of streams) {
      const head = this.remembered.get(stream) ?? this.stored(stream);
      if (head !== undefined) heads.set(stream, head);
    }
    return heads;
  }

  save(heads: ReadonlyMap<string, number>): void {
    const values = [...heads].map(([stream, revision]) => [this.build, stream, revision]);
    for (let start = 0; start < values.length; start += ROWS_AT_ONCE) {
      const rows = values.slice(start, start + ROWS_AT_ONCE);
      const marks = rows.map(() => '(?, ?, ?)').join(', ');
      const raise = 'ON CONFLICT DO UPDATE SET revision = max(revision, excluded.revision)';
      this.sql.run(`INSERT INTO stream_head VALUES ${marks} ${raise}`, ...rows.flat());
    }
  }

  /** To be called after the commit, which may fail. */
  committed(heads: ReadonlyMap<string, number>): void {
    for (const [stream, revision] of heads)
      this.remembered.set(stream, Math.max(revision, this.remembered.get(stream) ?? -1));
  }

  private stored(stream: string): number | undefined {
    const head = this.sql.row('SELECT revision FROM stream_head WHERE build = ? AND stream = ?', this.build, stream);
    return head && wholeNumber(head[0]);
  }
}
