import * as path from 'node:path';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { Settings } from './settings.js';
import type { BaseLogger } from 'pino';
import { errorCode } from '../errors/error-code.js';
import { type NamedToken, namedTokens, SettingsError, token } from './formats.js';

export interface AccessTokens {
  readonly admin: string;
  readonly named: () => readonly NamedToken[];
  readonly auditor: string | undefined;
  readonly teams: () => readonly NamedToken[];
}

export const ACCESS_TOKENS = Symbol('AccessTokens');

type TokenSettings = Pick<
  Settings,
  'adminToken' | 'namedAdmins' | 'deployTokens' | 'auditorToken' | 'dataDirectory' | 'production'
>;

/**
 * Returns the tokens of the settings. Without an admin token, uses the one in the data directory, which the first start generates;
 * `isGenerated` is true if this call generated it.
 * @throws SettingsError when the stored token is unusable, or in production a configured one can be guessed
 */
export async function loadAccessTokens(
  settings: TokenSettings,
  log: Pick<BaseLogger, 'error'>,
): Promise<{ readonly tokens: AccessTokens; readonly isGenerated: boolean }> {
  const { adminToken, auditorToken: auditor } = settings;
  const [named, teams] = [readTokens(settings.namedAdmins, log), readTokens(settings.deployTokens, log)];
  if (settings.production) await assertStrong(settings);
  if (adminToken !== undefined) return { tokens: { admin: adminToken, named, auditor, teams }, isGenerated: false };
  const file = path.join(settings.dataDirectory, 'admin-token');
  const isGenerated = await generateToken(file);
  return { tokens: { admin: await readToken(file), named, auditor, teams }, isGenerated };
}

/** Reads the file on each call, so that a removed token is rejected at once. While the file is malformed, its last tokens apply. */
export function readTokens({ tokens, file }: Settings['namedAdmins'], log: Pick<BaseLogger, 'error'>) {
  let [valid, problem] = [tokens, ''];
  const report = (found: string): void => {
    if (found !== '' && found !== problem) log.error({ file }, found);
    problem = found;
  };
  return (): readonly NamedToken[] => {
    if (file === undefined) return tokens;
    try {
      const { data } = namedTokens.safeParse(readFileSync(file, 'utf8'));
      report(data === undefined ? 'The file of tokens is malformed: the tokens that it had before apply' : '');
      valid = data ?? valid;
    } catch {
      report('The file of tokens cannot be read: no token of it applies');
      valid = [];
    }
    return valid;
  };
}

const MIN_SCORE = 4;

const GUESSABLE_WORDS = ['marcel', 'marcelos', 'mascotdex', 'admin', 'auditor', 'token', 'changeme'];

/** @throws SettingsError for the first token that can be guessed */
async function assertStrong({ adminToken, auditorToken, namedAdmins, deployTokens }: TokenSettings): Promise<void> {
  // Loaded here only, because its word lists are large.
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs: graphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const checker = new ZxcvbnFactory({ dictionary, graphs });
  const weak = [
    { name: 'ADMIN_TOKEN', token: adminToken },
    { name: 'AUDITOR_TOKEN', token: auditorToken },
    ...namedAdmins.tokens.map((one) => ({ ...one, name: `The token of ${one.name}` })),
    ...deployTokens.tokens.map((one) => ({ ...one, name: `The deploy token of ${one.name}` })),
  ].find((one) => one.token !== undefined && checker.check(one.token, GUESSABLE_WORDS).score < MIN_SCORE);
  if (weak === undefined) return;
  throw new SettingsError(`${weak.name} is easy to guess; make another one with: openssl rand -base64 24`);
}

async function generateToken(file: string): Promise<boolean> {
  try {
    await writeFile(file, `${randomBytes(24).toString('base64url')}\n`, { flag: 'wx', mode: 0o600, flush: true });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

async function readToken(file: string): Promise<string> {
  const storedToken = token.safeParse((await readFile(file, 'utf8')).trim());
  if (storedToken.success) return storedToken.data;
  throw new SettingsError(`ADMIN_TOKEN is unset and ${file} holds no usable token; delete that file to get a new one`);
}
