import fs, { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { StorageFull } from '../../errors/storage-full.js';
import { describeBlobStore } from '../contract/blob-store.contract.js';
import { DiskBlobStore } from './disk-blob-store.js';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'marcel-blobs-'));
});
afterEach(() => rm(root, { recursive: true }));

describe('DiskBlobStore', () => {
  describeBlobStore((now) => DiskBlobStore.open(root, now));

  it('removes unfinished files of a crash', async () => {
    await DiskBlobStore.open(root);
    await writeFile(path.join(root, 'unfinished', 'half-a-picture'), 'half');
    await DiskBlobStore.open(root);
    expect(await readdir(path.join(root, 'unfinished'))).toEqual([]);
  });

  it.each(['ENOSPC', 'EDQUOT'])('throws StorageFull when the disk reports %s', async (code) => {
    const store = await DiskBlobStore.open(root);
    const writing = jest.spyOn(fs, 'writeFile').mockRejectedValueOnce(Object.assign(new Error('no room'), { code }));
    await expect(store.put(Buffer.from('fine'))).rejects.toThrow(StorageFull);
    writing.mockRestore();
  });

  it('leaves nothing unfinished behind, whether a write succeeds or fails', async () => {
    const store = await DiskBlobStore.open(root);
    await store.put(Buffer.from('fine'));
    const name = await store.put(Buffer.from('large'));
    await writeFile(path.join(root, 'variants'), 'in the way of the folder');
    await expect(store.putVariant(name, '160.webp', Buffer.from('small'))).rejects.toThrow('variants');
    expect(await readdir(path.join(root, 'unfinished'))).toEqual([]);
  });
});
