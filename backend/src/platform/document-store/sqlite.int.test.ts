import Database from 'libsql';
import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { StoreUnavailable } from '../errors/store-unavailable.js';
import { DocumentsDamaged, SqliteDocumentStore } from './sqlite.js';
import { describeDocumentStore, type DocumentStoreHarness } from './document-store.contract.js';

describe.each([false, true])('SqliteDocumentStore, irreplaceable: %s', (irreplaceable) => {
  let folder: string;
  let file: string;
  const harness: DocumentStoreHarness & { open(): Promise<SqliteDocumentStore> } = {
    now: 1_000_000,
    open: async () => new SqliteDocumentStore({ file, irreplaceable, now: () => harness.now }),
  };
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'marcel-documents-'));
    file = path.join(folder, 'documents.db');
  });
  afterEach(() => rm(folder, { recursive: true }));

  describe('as a port', () => describeDocumentStore(harness));

  it.each([
    ['is no database', () => Buffer.from('no database at all, but long enough to be taken for one'.repeat(99))],
    ['has lost its start', (bytes: Buffer) => bytes.fill(0xff, 0, 100)],
    ['has lost its schema', (bytes: Buffer) => bytes.fill(0xff, 100, 4096)],
    ['has lost its rows', (bytes: Buffer) => bytes.fill(0xff, 4096)],
    [
      'has a changed value',
      (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replace('first', 'worst'), 'latin1'),
    ],
  ])('recognizes a file that %s', async (_, damage) => {
    let store = await harness.open();
    await store.put('things', 'a', 'first');
    await store.close();
    await writeFile(file, damage(await readFile(file)));
    const read = async () => {
      store = await harness.open();
      return store.get('things', 'a');
    };
    if (irreplaceable) await expect(read()).rejects.toThrow(DocumentsDamaged);
    else {
      expect(await read()).toBeUndefined();
      expect(await store.put('things', 'a', 'again')).toBe(true);
      expect(await readdir(folder)).toContain('documents.db.damaged');
      await store.close();
    }
  });

  it('is unavailable while another process has the file, and works again afterwards', async () => {
    const store = await harness.open();
    await store.put('things', 'a', 1);
    const other = new Database(file);
    other.exec('BEGIN EXCLUSIVE');
    await expect(store.put('things', 'a', 2)).rejects.toThrow(StoreUnavailable);
    if (irreplaceable) await expect(store.get('things', 'a')).rejects.toThrow(StoreUnavailable);
    other.exec('ROLLBACK');
    other.close();
    expect(await store.put('things', 'a', 3, { ifVersion: 1 })).toBe(true);
    await store.close();
  });

  if (irreplaceable)
    it('has all data in one file while it is open, without replaced values', async () => {
      const store = await harness.open();
      await store.put('things', 'a', 'the-old-value');
      await store.put('things', 'a', 'the-new-value');
      await copyFile(file, path.join(folder, 'copy.db'));
      for (const name of await readdir(folder))
        expect((await readFile(path.join(folder, name))).includes('the-old-value')).toBe(false);
      await store.close();
      const copy = new SqliteDocumentStore({ file: path.join(folder, 'copy.db'), irreplaceable });
      expect((await copy.get('things', 'a'))?.value).toBe('the-new-value');
      await copy.close();
    });
});
