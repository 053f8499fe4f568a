import Database from 'libsql';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIRST_BUILD, Harness, increment, mascots, put } from '../test-support/harness.js';
import { ReadStoreUnavailable } from '../errors.js';
import { silentLog } from '../test-support/silent-log.js';
import { EmbeddedReadStore } from './embedded-read-store.js';
import { digestOf } from '../test-support/digest.js';

const open = (file: string) => new EmbeddedReadStore(file, silentLog);

describe('the file of the read models', () => {
  let folder: string;
  let file: string;
  let before: { digest: string; revision: string };

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'views-'));
    file = join(folder, 'views.db');
    const original = join(folder, 'original.db');
    const { store } = await filled(original);
    before = { digest: await digestOf(store, 'mascots'), revision: await store.revisionOf('mascots') };
    await store.close();
    // Copy the file, because the engine may keep the original open after closing it.
    copyFileSync(original, file);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const filled = async (path: string) => {
    const harness = await Harness.start(async () => open(path));
    await harness.commit(
      ...Array.from({ length: 300 }, (_, index) => put(index, { name: `robot ${index}`, likes: index })),
    );
    return harness;
  };
  const expectEmpty = async () => {
    const store = open(file);
    expect(await store.activeVersion('catalogue')).toBeUndefined();
    expect(await store.checkpoint(FIRST_BUILD)).toBeUndefined();
    await store.close();
  };

  it('keeps its data when it is reopened', async () => {
    const store = open(file);
    expect(await digestOf(store, 'mascots')).toBe(before.digest);
    expect(await store.revisionOf('mascots')).toBe(before.revision);
    expect(await store.activeVersion('catalogue')).toEqual(FIRST_BUILD);
    expect((await store.find('mascots', { search: 'ROBOT 29', limit: 1 })).total).toBe(13);
    await store.close();
  });

  it('answers by the stored definitions of a build, independent of the code', async () => {
    const store = open(file);
    await store.prepare({ ...FIRST_BUILD, version: 2 }, [{ ...mascots, fields: {} }]);
    expect((await store.find('mascots', { where: [{ field: 'likes', from: 299 }] })).total).toBe(1);
    await store.close();
  });

  it.each([
    ['is no database', () => writeFileSync(file, 'hello '.repeat(5000))],
    ['lost its end', () => truncateSync(file, Math.floor(statSync(file).size / 2 / 4096) * 4096)],
  ])('is set aside and rebuilt when it %s', async (_, damage) => {
    damage();
    await expectEmpty();
    expect(existsSync(`${file}.damaged`)).toBe(true);
  });

  it('is rebuilt at the next start after damage was noticed during use', async () => {
    writeFileSync(file, readFileSync(file).fill(0xa5, 4096 * 12));
    const store = open(file);
    await expect(store.find('mascots', { limit: 300 })).rejects.toMatchObject({
      message: expect.stringContaining('malformed'),
    });
    await expectEmpty();
    expect(existsSync(`${file}.damage-noticed`)).toBe(false);
  });

  it('is rebuilt when it has another layout', async () => {
    const database = new Database(file);
    database.exec('PRAGMA user_version = 999');
    database.close();
    await expectEmpty();
    expect(existsSync(`${file}.damaged`)).toBe(false);
  });

  it('is unavailable while another process writes, and accepts the batch afterwards', async () => {
    const path = join(folder, 'shared.db');
    const harness = await filled(path);
    const other = new Database(path);
    other.exec('BEGIN IMMEDIATE');
    await expect(harness.commit(increment(1, { likes: 1 }))).rejects.toThrow(ReadStoreUnavailable);
    other.exec('ROLLBACK');
    other.close();
    await harness.commit(increment(1, { likes: 1 }));
    expect(await harness.store.get('mascots', 1)).toMatchObject({ likes: 2 });
    await harness.store.close();
  });
});
