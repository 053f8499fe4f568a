import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { keyEncryptionKeys } from '../../platform/config/formats.js';
import { rotateKeyFile } from './rotate-keys.js';

const present = randomBytes(32);
let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marcel-master-'));
  file = path.join(folder, 'master.key');
  await writeFile(file, present.toString('base64'));
});
afterEach(() => rm(folder, { recursive: true }));

const kept = async () => keyEncryptionKeys.parse(await readFile(file, 'utf8'));

it('puts the new key-encryption key first while keys are rewrapped, and keeps only it afterwards', async () => {
  const during = await rotateKeyFile(file, [present], kept);
  expect(during).toEqual([during[0], present]);
  expect(during[0]).not.toEqual(present);
  expect(await kept()).toEqual([during[0]]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it('an interrupted rotation loses no key-encryption key', async () => {
  await expect(rotateKeyFile(file, [present], () => Promise.reject(new Error('killed')))).rejects.toThrow('killed');
  expect(await kept()).toHaveLength(2);
  expect(await kept()).toContainEqual(present);
});
