import { text, wholeNumber, inGroups, type Sql } from './sql.js';
import { RecentMap } from '../recent-map.js';

const REMEMBERED_STREAMS = 10_000;

export class StreamHeads {
  private readonly remembered = new RecentMap<string, number>(REMEMBERED_STREAMS);

  constructor(
    private readonly sql: Sql,
    private readonly build: number,
  ) {}

  /** Streams never seen are left out. */
  read(streams: readonly string[]): Map<string, number> {
    const heads = new Map<string, number>();
    const forgotten: string[] = [];
    for (const stream of streams) {
      const head = this.remembered.get(stream);
      if (head === undefined) forgotten.push(stream);
      else heads.set(stream, head);
    }
    for (const some of inGroups(forgotten)) for (const [stream, head] of this.stored(some)) heads.set(stream, head);
    return heads;
  }

  save(heads: ReadonlyMap<string, number>): void {
    for (const some of inGroups([...heads])) {
      const marks = some.map(() => '(?, ?, ?)').join(', ');
      const raise = 'ON CONFLICT DO UPDATE SET revision = max(revision, excluded.revision)';
      const values = some.flatMap(([stream, revision]) => [this.build, stream, revision]);
      this.sql.run(`INSERT INTO stream_head VALUES ${marks} ${raise}`, ...values);
    }
  }

  /** To be called after the commit, which may fail. */
  committed(heads: ReadonlyMap<string, number>): void {
    for (const [stream, revision] of heads)
      this.remembered.set(stream, Math.max(revision, this.remembered.get(stream) ?? -1));
  }

  private stored(streams: readonly string[]): [string, number][] {
    const named = streams.map(() => '?').join(', ');
    const select = `SELECT stream, revision FROM stream_head WHERE build = ? AND stream IN (${named})`;
    return this.sql.rows(select, this.build, ...streams).map(([stream, head]) => [text(stream), wholeNumber(head)]);
  }
}
