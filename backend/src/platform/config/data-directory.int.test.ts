import * as path from 'node:path';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { silentLog } from '../read-store/test-support/silent-log.js';
import { loadAccessTokens } from './access-tokens.js';
import { prepareDataDirectory } from './data-directory.js';
import { readSettings } from './settings.js';
import { SettingsError } from './formats.js';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'marcel-config-'));
});
afterEach(async () => {
  await chmod(directory, 0o700);
  await rm(directory, { recursive: true });
});

describe('prepareDataDirectory', () => {
  it('creates missing directories and leaves no temporary files', async () => {
    const nested = path.join(directory, 'a', 'b');
    await prepareDataDirectory(nested);
    expect(await readdir(nested)).toEqual([]);
  });

  it('makes existing and new files inaccessible to others', async () => {
    await chmod(directory, 0o755);
    await writeFile(path.join(directory, 'keys.db'), '', { mode: 0o644 });
    await mkdir(path.join(directory, 'events'), { mode: 0o755 });
    await prepareDataDirectory(directory);
    await writeFile(path.join(directory, 'views.db'), '');
    const modes = ['', 'keys.db', 'events', 'views.db'].map(async (name) => {
      const { mode } = await stat(path.join(directory, name));
      return (mode & 0o777).toString(8);
    });
    expect(await Promise.all(modes)).toEqual(['700', '600', '700', '600']);
  });

  it('allows several processes to start at once', async () => {
    const startOften = async () => {
      for (let start = 0; start < 100; start += 1) await prepareDataDirectory(directory);
    };
    await Promise.all(Array.from({ length: 8 }, startOften));
    expect(await readdir(directory)).toEqual([]);
  });

  it('names a directory that cannot be created', async () => {
    await expect(prepareDataDirectory('/proc/marcel/data')).rejects.toThrow(
      new SettingsError('DATA_DIR /proc/marcel/data is not a directory that can be written to (ENOENT)'),
    );
  });

  it('names a path that is not a directory', async () => {
    const file = path.join(directory, 'file');
    await writeFile(file, '');
    await expect(prepareDataDirectory(file)).rejects.toThrow(
      new SettingsError(`DATA_DIR ${file} is not a directory that can be written to (EEXIST)`),
    );
  });
});

describe('loadAccessTokens', () => {
  const load = (adminToken?: string, production = false) =>
    loadAccessTokens(
      {
        adminToken,
        namedAdmins: { tokens: [], file: undefined },
        deployTokens: { tokens: [], file: undefined },
        auditorToken: undefined,
        dataDirectory: directory,
        production,
      },
      silentLog,
    );

  it('generates a token once, readable by its owner only, and keeps it', async () => {
    const first = await load();
    const second = await load();
    expect(first.isGenerated).toBe(true);
    expect(second).toMatchObject({ tokens: { admin: first.tokens.admin }, isGenerated: false });
    expect(first.tokens.admin).toHaveLength(32);
    const file = path.join(directory, 'admin-token');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readFile(file, 'utf8')).trim()).toBe(first.tokens.admin);
  });

  it('prefers the token of the settings', async () => {
    expect(await load('from-the-settings')).toMatchObject({
      tokens: { admin: 'from-the-settings' },
      isGenerated: false,
    });
    expect(await readdir(directory)).toEqual([]);
  });

  it.each(['password', 'passwordpassword12345', 'administrator123456', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaa'])(
    'rejects in production a token that is easy to guess, such as %s',
    async (weak) => {
      await expect(load(weak, true)).rejects.toThrow(
        new SettingsError('ADMIN_TOKEN is easy to guess; make another one with: openssl rand -base64 24'),
      );
      expect((await load('0e7Qm2yq3m4rZ1Xo8sQv9w==', true)).isGenerated).toBe(false);
    },
  );

  it('rejects in production a deploy token that is easy to guess', async () => {
    const settings = readSettings({ RELEASE_TOKENS: 'studio:password', DATA_DIR: directory, NODE_ENV: 'production' });
    await expect(loadAccessTokens(settings, silentLog)).rejects.toThrow('The deploy token of studio is easy to guess');
  });

  it('rejects a stored token that is too short', async () => {
    await writeFile(path.join(directory, 'admin-token'), '\n');
    await expect(load()).rejects.toThrow(SettingsError);
  });
});
