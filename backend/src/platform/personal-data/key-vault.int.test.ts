import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { SqliteDocumentStore } from '../document-store/sqlite.js';
import { collect } from '../event-store/event-store.js';
import { KeyDestroyed, KeyMissing } from './errors.js';
import { KeyEncryption } from './key-encryption.js';
import { KeyVault } from './key-vault.js';

const [first, second, given] = [randomBytes(32), randomBytes(32), randomBytes(32)];

let folder: string;
let vault: KeyVault;
const file = () => path.join(folder, 'keys.db');
const open = (keys: readonly Buffer[] = []) => {
  const documents = new SqliteDocumentStore({ file: file(), irreplaceable: true });
  vault = new KeyVault(documents, new KeyEncryption(keys));
};
const reopen = async (keys: readonly Buffer[] = []) => {
  await vault.close();
  open(keys);
};

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marcel-keys-'));
  open();
});
afterEach(async () => {
  await vault.close();
  await rm(folder, { recursive: true });
});

describe('keys of personal data', () => {
  it('are created once, also for concurrent callers, and exist after a restart', async () => {
    expect(await vault.isEmpty()).toBe(true);
    expect(await vault.find('submission-1')).toBeUndefined();
    const keys = await Promise.all(Array.from({ length: 8 }, () => vault.getOrCreate('submission-1')));
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
    expect(keys[0]).toHaveLength(32);
    expect(await vault.getOrCreate('submission-2')).not.toEqual(keys[0]);
    expect(await vault.getOrCreate('submission-3', given)).toEqual(given);
    await reopen();
    expect(await vault.find('submission-1')).toEqual(keys[0]);
    expect(await vault.isEmpty()).toBe(false);
  });

  it('are destroyed permanently, which differs from missing', async () => {
    const key = await vault.getOrCreate('submission-1');
    await vault.getOrCreate('submission-2');
    await vault.destroy('submission-1');
    await vault.destroy('submission-1');
    await reopen();
    expect((await readFile(file())).includes(key.toString('base64'))).toBe(false);
    const subjects = ['submission-1', 'submission-2', 'submission-3'];
    expect(await Promise.all(subjects.map((subject) => vault.isDestroyed(subject)))).toEqual([true, false, false]);
    expect([...(await vault.findAll(subjects)).keys()]).toEqual(['submission-2']);
    await expect(vault.getOrCreate('submission-1')).rejects.toThrow(KeyDestroyed);
    expect(await vault.isEmpty()).toBe(false);
  });

  it('are destroyed together by prefix', async () => {
    const others = ['comment-1', 'comment-10.a', 'comment-2.a', 'hug-1.a'];
    const doomed = ['comment-1.a', 'comment-1.b'];
    for (const subject of [...others, ...doomed]) await vault.getOrCreate(subject);
    await vault.destroyAll('comment-1.');
    expect([...(await vault.findAll([...others, ...doomed])).keys()].toSorted()).toEqual(others.toSorted());
    expect(await Promise.all(doomed.map((subject) => vault.isDestroyed(subject)))).toEqual([true, true]);
  });

  it('are restored from a backup repeatedly, without changing or restoring a destroyed key', async () => {
    for (let time = 0; time < 2; time += 1) {
      await vault.restore({ subject: 'submission-1', key: given });
      await vault.restore({ subject: 'submission-2', key: undefined });
    }
    expect(await collect(vault.records())).toEqual([
      { subject: 'submission-1', key: given },
      { subject: 'submission-2', key: undefined },
    ]);
    await expect(vault.restore({ subject: 'submission-1', key: second })).rejects.toThrow('submission-1');
    await vault.restore({ subject: 'submission-2', key: given });
    expect(await vault.find('submission-2')).toBeUndefined();
  });

  it('store checkpoints of the log', async () => {
    const checkpoint = { log: 'log-1', event: { id: 'event-1', stream: 'submission-1', revision: 1, position: '1' } };
    expect(await vault.checkpointStoreFor('destroy-keys').load()).toBeUndefined();
    await vault.checkpointStoreFor('destroy-keys').save(checkpoint);
    await reopen();
    expect(await vault.checkpointStoreFor('destroy-keys').load()).toEqual(checkpoint);
    expect(await vault.checkpointStoreFor('another').load()).toBeUndefined();
    expect(await vault.isEmpty()).toBe(true);
  });
});

describe('a key-encryption key', () => {
  it('hides every key in the file and in backups', async () => {
    await reopen([first]);
    const key = await vault.getOrCreate('comment-1.a');
    const [record] = await collect(vault.records());
    await reopen([first]);
    expect(await vault.find('comment-1.a')).toEqual(key);
    expect(record?.key?.includes(key)).toBe(false);
    expect((await readFile(file())).includes(key.toString('base64'))).toBe(false);
  });

  it('is required as soon as one key is encrypted with it', async () => {
    await vault.getOrCreate('comment-1.a');
    await reopen([first]);
    await vault.requireKeyEncryptionKeys();
    await vault.getOrCreate('comment-2.a');
    await reopen([second]);
    await expect(vault.requireKeyEncryptionKeys()).rejects.toThrow(KeyMissing);
    await expect(vault.find('comment-2.a')).rejects.toMatchObject({ code: 'unavailable' });
    await reopen([second, first]);
    await vault.requireKeyEncryptionKeys();
  });

  it('is replaced by another one, without losing or restoring keys', async () => {
    const plain = await vault.getOrCreate('comment-1.a');
    await vault.getOrCreate('comment-2.a');
    await vault.destroy('comment-2.a');
    await reopen([first]);
    const wrapped = await vault.getOrCreate('comment-3.a');
    await reopen([second, first]);
    expect([await vault.rewrap(), await vault.rewrap()]).toEqual([2, 0]);
    await reopen([second]);
    await vault.requireKeyEncryptionKeys();
    expect([await vault.find('comment-1.a'), await vault.find('comment-3.a')]).toEqual([plain, wrapped]);
    expect(await vault.isDestroyed('comment-2.a')).toBe(true);
    expect((await readFile(file())).includes(plain.toString('base64'))).toBe(false);
  });

  it('encrypts records of a backup that was made with another one', async () => {
    await reopen([first]);
    await vault.getOrCreate('comment-1.a', given);
    const [record] = await collect(vault.records());
    await vault.close();
    await rm(file());
    open([second]);
    await expect(vault.restore(record!)).rejects.toThrow(KeyMissing);
    await reopen([second, first]);
    await vault.restore(record!);
    expect(await vault.find('comment-1.a')).toEqual(given);
    expect(await vault.rewrap()).toBe(0);
  });

  it('does not decrypt changed keys, or those of another subject', () => {
    const encryption = new KeyEncryption([first]);
    const wrapped = encryption.wrap('comment-7', given);
    expect(encryption.unwrap('comment-7', wrapped)).toEqual(given);
    expect(() => encryption.unwrap('comment-8', wrapped)).toThrow();
    expect(() => new KeyEncryption([second]).unwrap('comment-7', wrapped)).toThrow(KeyMissing);
    wrapped[wrapped.length - 1]! ^= 1;
    expect(() => encryption.unwrap('comment-7', wrapped)).toThrow();
  });
});
