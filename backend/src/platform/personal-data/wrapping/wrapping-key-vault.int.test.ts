import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { collect } from '../../event-store/collect.js';
import { describeKeyVault } from '../contract/key-vault.contract.js';
import { EmbeddedKeyVault } from '../embedded/embedded-key-vault.js';
import { MasterKeyMissing, MasterKeys } from './master-keys.js';
import { WrappingKeyVault } from './wrapping-key-vault.js';

const [first, second] = [randomBytes(32), randomBytes(32)];
let folder: string;
beforeEach(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'marcel-wrapped-'))));
afterEach(() => rm(folder, { recursive: true }));

const file = (name = 'keys.db') => path.join(folder, name);
const open = (masters: readonly Buffer[], name?: string) =>
  new WrappingKeyVault(new EmbeddedKeyVault(file(name)), new MasterKeys(masters));

describe('as a port, without a master key', () => {
  describeKeyVault(async () => open([]));
});

describe('with a master key', () => {
  it('has no key in its file, nor in what it hands out', async () => {
    const vault = open([first]);
    const key = await vault.provide('comment-1.a');
    expect(await vault.find('comment-1.a')).toEqual(key);
    expect(await vault.findAll(['comment-1.a'])).toEqual(new Map([['comment-1.a', key]]));
    const [record] = await collect(vault.records());
    await vault.close();
    expect(record?.key?.includes(key)).toBe(false);
    expect((await readFile(file())).includes(key)).toBe(false);
  });

  it('is refused where its keys lie under another one', async () => {
    let vault = open([first]);
    await vault.requireMaster();
    await vault.provide('comment-1.a');
    await vault.close();
    vault = open([second]);
    await expect(vault.requireMaster()).rejects.toBeInstanceOf(MasterKeyMissing);
    await expect(vault.find('comment-1.a')).rejects.toMatchObject({ code: 'unavailable' });
    await vault.close();
    vault = open([second, first]);
    await expect(vault.requireMaster()).resolves.toBeUndefined();
    await vault.close();
  });

  it('is refused as well where only some of them do', async () => {
    let vault = open([]);
    await vault.provide('comment-1.a');
    await vault.close();
    vault = open([first]);
    await vault.provide('comment-2.a');
    await vault.close();
    vault = open([]);
    await expect(vault.requireMaster()).rejects.toBeInstanceOf(MasterKeyMissing);
    await vault.close();
  });

  it('wraps anew what lies under another one, or none, and forgets nothing', async () => {
    let vault = open([]);
    const plain = await vault.provide('comment-1.a');
    await vault.provide('comment-2.a');
    await vault.destroy('comment-2.a');
    await vault.close();
    vault = open([first]);
    const wrapped = await vault.provide('comment-3.a');
    await vault.close();
    vault = open([second, first]);
    expect(await vault.rewrap()).toBe(2);
    expect(await vault.rewrap()).toBe(0);
    await vault.close();
    vault = open([second]);
    expect(await vault.find('comment-1.a')).toEqual(plain);
    expect(await vault.find('comment-3.a')).toEqual(wrapped);
    expect(await vault.isDestroyed('comment-2.a')).toBe(true);
    await vault.close();
    expect((await readFile(file())).includes(plain)).toBe(false);
  });

  it('takes records of a backup over, under whichever master key it was made, and no other key than it has', async () => {
    const source = open([first], 'source.db');
    const key = await source.provide('comment-1.a');
    const [record] = await collect(source.records());
    await source.close();
    const vault = open([second, first]);
    for (let time = 1; time <= 2; time += 1) await vault.restore(record!);
    expect(await vault.find('comment-1.a')).toEqual(key);
    expect(await vault.rewrap()).toBe(0);
    await vault.provide('comment-2.a');
    await expect(vault.restore({ subject: 'comment-2.a', key })).rejects.toThrow('another key');
    await vault.close();
    const stranger = open([second], 'stranger.db');
    await expect(stranger.restore(record!)).rejects.toBeInstanceOf(MasterKeyMissing);
    await stranger.close();
  });
});
