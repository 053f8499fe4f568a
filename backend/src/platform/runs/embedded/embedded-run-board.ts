import * as z from 'zod/mini';
import { RenewableDatabase } from '../../libsql/renewable-database.js';
import type { Log } from '../../observability/logging/log.js';
import { RUNS_KEPT, StoredRun } from '../recorded-run.js';
import type { NumberedRun, RunBoard } from '../run-board.js';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS runs (kind TEXT NOT NULL, number INTEGER NOT NULL, run TEXT NOT NULL, PRIMARY KEY (kind, number))
  WITHOUT ROWID;
`;

const LOSS = 'The record of long work is damaged: it is set aside, and none counts as begun';

const Row = z.object({ number: z.int(), run: z.string() });

/** Runs in a small database file of their own. */
export class EmbeddedRunBoard implements RunBoard {
  private readonly database: RenewableDatabase;

  /** @param log told of damage */
  constructor(file: string, log?: Pick<Log, 'warn'>) {
    this.database = new RenewableDatabase({ file, schema: SCHEMA, loss: LOSS, log });
  }

  async last(kind: string): Promise<NumberedRun | undefined> {
    return this.database.use((database) => {
      const row: unknown = database
        .prepare('SELECT number, run FROM runs WHERE kind = ? ORDER BY number DESC LIMIT 1')
        .get(kind);
      if (row === undefined) return undefined;
      const { number, run } = Row.parse(row);
      return { number, run: StoredRun.parse(JSON.parse(run)) };
    });
  }

  async add(kind: string, { number, run }: NumberedRun): Promise<boolean> {
    return this.database.use((database) => {
      database.prepare('DELETE FROM runs WHERE kind = ? AND number <= ?').run(kind, number - RUNS_KEPT);
      const { changes } = database
        .prepare('INSERT OR IGNORE INTO runs (kind, number, run) VALUES (?, ?, ?)')
        .run(kind, number, JSON.stringify(run));
      return changes === 1;
    });
  }

  async update(kind: string, { number, run }: NumberedRun): Promise<void> {
    this.database.use((database) =>
      database.prepare('UPDATE runs SET run = ? WHERE kind = ? AND number = ?').run(JSON.stringify(run), kind, number),
    );
  }

  async close(): Promise<void> {
    this.database.close();
  }
}
