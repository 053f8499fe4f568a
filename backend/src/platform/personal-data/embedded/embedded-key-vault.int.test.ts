import Database from 'libsql';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StoreUnavailable } from '../../errors/store-unavailable.js';
import { collect } from '../../event-store/collect.js';
import { describeKeyVault } from '../contract/key-vault.contract.js';
import { EmbeddedKeyVault } from './embedded-key-vault.js';

describe('EmbeddedKeyVault', () => {
  let folder: string;
  beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'marcel-keys-'))));
  afterEach(() => rm(folder, { recursive: true }));

  describe('as a port', () => {
    describeKeyVault(async () => new EmbeddedKeyVault(join(folder, 'keys.db')));
  });

  it('has every key in its one file, also while it is open', async () => {
    const vault = new EmbeddedKeyVault(join(folder, 'keys.db'));
    const key = await vault.provide('submission-1');
    await copyFile(join(folder, 'keys.db'), join(folder, 'copy.db'));
    await vault.close();
    const copy = new EmbeddedKeyVault(join(folder, 'copy.db'));
    expect(await copy.find('submission-1')).toEqual(key);
    await copy.close();
  });

  it('tells that it cannot be used now while it cannot write, and goes on afterwards', async () => {
    const file = join(folder, 'keys.db');
    const vault = new EmbeddedKeyVault(file);
    const key = await vault.provide('submission-1');
    const other = new Database(file);
    other.exec('BEGIN EXCLUSIVE');
    for (const call of [
      () => vault.provide('submission-2'),
      () => vault.find('submission-1'),
      () => vault.destroy('submission-1'),
      () => vault.isEmpty(),
      () => collect(vault.records()),
      () => vault.restore({ subject: 'submission-2', key }),
      () => vault.findAll(['submission-1']),
      () => vault.destroyAll('submission-'),
      () => vault.standingsOf('destroy-keys').standing(),
      () => vault.standingsOf('destroy-keys').keepStanding({ log: 'log-1' }),
    ])
      await expect(call()).rejects.toThrow(StoreUnavailable);
    other.exec('ROLLBACK');
    other.close();
    await vault.destroy('submission-1');
    expect(await vault.find('submission-1')).toBeUndefined();
    await vault.close();
  });

  it('takes in what an earlier release has left in a write-ahead log', async () => {
    const earlier = new Database(join(folder, 'earlier.db'));
    earlier.exec(
      'PRAGMA journal_mode = WAL; CREATE TABLE keys (subject TEXT PRIMARY KEY, key BLOB NOT NULL) WITHOUT ROWID',
    );
    earlier.prepare('INSERT INTO keys VALUES (?, ?)').run('submission-1', Buffer.alloc(32, 7));
    for (const suffix of ['', '-wal'])
      await copyFile(join(folder, `earlier.db${suffix}`), join(folder, `keys.db${suffix}`));
    earlier.close();
    const vault = new EmbeddedKeyVault(join(folder, 'keys.db'));
    expect(await vault.find('submission-1')).toEqual(Buffer.alloc(32, 7));
    await copyFile(join(folder, 'keys.db'), join(folder, 'copy.db'));
    await vault.close();
    const copy = new EmbeddedKeyVault(join(folder, 'copy.db'));
    expect(await copy.find('submission-1')).toEqual(Buffer.alloc(32, 7));
    await copy.close();
  });

  it('never replaces a damaged file, and says which one it is', async () => {
    const file = join(folder, 'keys.db');
    await writeFile(file, 'no database at all, but long enough to be taken for one'.repeat(99));
    expect(() => new EmbeddedKeyVault(file)).toThrow(`${file} is damaged`);
  });
});
