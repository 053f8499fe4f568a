import Database from 'libsql';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../../test-support/pause.js';
import { Checkpointer } from './checkpointer.js';

describe('Checkpointer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'checkpointer-'));
  const file = join(folder, 'some.db');
  const database = new Database(file);
  const checkpointer = new Checkpointer(file);
  database.exec('PRAGMA journal_mode = WAL; CREATE TABLE notes (note TEXT)');
  const commit = (note: string) => {
    database.prepare('INSERT INTO notes VALUES (?)').run(note);
    checkpointer.schedule();
  };
  const isCopied = (note: string) => readFileSync(file).includes(note);

  afterAll(async () => {
    await checkpointer.close();
    database.close();
    rmSync(folder, { recursive: true });
  });

  it('copies each commit into the file', async () => {
    for (const note of ['first note', 'second note']) {
      commit(note);
      expect(isCopied(note)).toBe(false);
      await until(() => isCopied(note));
    }
  });
});
