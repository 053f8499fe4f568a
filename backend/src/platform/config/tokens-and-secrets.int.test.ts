import * as path from 'node:path';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { silentLog } from '../read-store/test-support/silent-log.js';
import { readTokens } from './access-tokens.js';
import { namedTokens, SettingsError } from './formats.js';
import { readSettings } from './settings.js';

let directory: string;
let file: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'marcel-tokens-'));
  file = path.join(directory, 'tokens');
});
afterEach(() => rm(directory, { recursive: true }));

describe('named tokens', () => {
  it('are pairs, with commas or line ends between them', () => {
    const both = [
      { name: 'ann', token: 'token-of-ann' },
      { name: 'ben', token: 'token:of-ben' },
    ];
    expect(namedTokens.parse('ann:token-of-ann, ben:token:of-ben')).toEqual(both);
    expect(namedTokens.parse('ann:token-of-ann\nben:token:of-ben\n\n')).toEqual(both);
  });

  it.each(['ann', 'ann:short', ':token-of-nobody', 'an n:token-of-ann', 'ann:token of ann'])('are not %j', (text) => {
    expect(() => readSettings({ ADMIN_TOKENS: text })).toThrow(SettingsError);
  });

  it('from a file are read on each call, and empty once the file cannot be read', async () => {
    await writeFile(file, 'ann:token-of-ann\nben:token-of-ben');
    const tokens = readTokens({ tokens: [], file }, silentLog);
    expect(tokens().map(({ name }) => name)).toEqual(['ann', 'ben']);
    await writeFile(file, 'ben:token-of-ben');
    expect(tokens().map(({ name }) => name)).toEqual(['ben']);
    await rm(file);
    expect(tokens()).toEqual([]);
  });

  it('from a file stay as they were while it is malformed, which is logged once and without a token', async () => {
    const error = jest.spyOn(silentLog, 'error').mockClear();
    const { namedAdmins } = await settingsOf('ann:token-of-ann\nben:token-of-ben');
    const tokens = readTokens(namedAdmins, silentLog);
    await writeFile(file, 'ben:token-of-ben\nand something else');
    for (const _again of [1, 2]) expect(tokens()).toEqual(namedAdmins.tokens);
    expect(error.mock.calls).toEqual([[{ file }, expect.stringContaining('malformed')]]);
    await writeFile(file, 'ben:token-of-ben');
    expect(tokens().map(({ name }) => name)).toEqual(['ben']);
  });

  it('from a malformed file are rejected at the start', async () => {
    await expect(settingsOf('and something else')).rejects.toThrow(SettingsError);
  });

  const settingsOf = async (content: string) => {
    await writeFile(file, content);
    return readSettings({ ADMIN_TOKENS_FILE: file });
  };
});

describe('a secret in a file', () => {
  it('is read like one in its variable', async () => {
    await writeFile(file, 'auditor-token\n');
    expect(readSettings({ AUDITOR_TOKEN_FILE: file }).auditorToken).toBe('auditor-token');
  });

  it('is rejected together with its variable, and when it cannot be read', () => {
    const both = { AUDITOR_TOKEN: 'auditor-token', AUDITOR_TOKEN_FILE: file };
    expect(() => readSettings(both)).toThrow('AUDITOR_TOKEN and AUDITOR_TOKEN_FILE must not both be set');
    expect(() => readSettings({ MONGODB_URL_FILE: file })).toThrow(`MONGODB_URL_FILE names ${file}, which cannot be`);
  });
});
