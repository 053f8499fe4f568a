import * as path from 'node:path';
import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { type Settings } from './settings.js';
import { errorCode } from '../errors/error-code.js';
import { token, SettingsError } from './formats.js';
import { type NamedToken, tokensNow } from './named-tokens.js';

const STRONG = 4;

const OWN_WORDS = ['marcel', 'marcelos', 'mascotdex', 'admin', 'auditor', 'token', 'changeme'];

/** @param secrets by the name of their setting @throws SettingsError for the first one that can be guessed */
async function assertStrong(secrets: Readonly<Record<string, string>>): Promise<void> {
  // Loaded here only, because its word lists are large.
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs: graphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const judge = new ZxcvbnFactory({ dictionary, graphs });
  const weak = Object.entries(secrets).find(([, secret]) => judge.check(secret, OWN_WORDS).score < STRONG);
  if (weak === undefined) return;
  throw new SettingsError(`${weak[0]} is easy to guess; make another one with: openssl rand -base64 24`);
}

export interface AccessTokens {
  readonly admin: string;
  readonly named: () => readonly NamedToken[];
  readonly auditor: string | undefined;
  readonly teams: () => readonly NamedToken[];
}

export const ACCESS_TOKENS = Symbol('AccessTokens');

/**
 * Returns the tokens of the settings. Without an admin token, uses the one in the data directory, made there at the first
 * start; `made` says that it is new.
 * @throws SettingsError when the stored token is unusable, or in production a configured one can be guessed
 */
export async function loadAccessTokens(
  settings: Pick<
    Settings,
    'adminToken' | 'namedAdmins' | 'deployTokens' | 'auditorToken' | 'dataDirectory' | 'production'
  >,
): Promise<{ readonly tokens: AccessTokens; readonly made: boolean }> {
  const { adminToken, auditorToken: auditor } = settings;
  const [named, teams] = [tokensNow(settings.namedAdmins), tokensNow(settings.deployTokens)];
  if (settings.production) await assertStrong(given(settings));
  if (adminToken !== undefined) return { tokens: { admin: adminToken, named, auditor, teams }, made: false };
  const file = path.join(settings.dataDirectory, 'admin-token');
  const made = await makeToken(file);
  return { tokens: { admin: await readToken(file), named, auditor, teams }, made };
}

function given({
  adminToken,
  auditorToken,
  namedAdmins,
  deployTokens,
}: Pick<Settings, 'adminToken' | 'auditorToken' | 'namedAdmins' | 'deployTokens'>) {
  return {
    ...(adminToken !== undefined && { ADMIN_TOKEN: adminToken }),
    ...(auditorToken !== undefined && { AUDITOR_TOKEN: auditorToken }),
    ...Object.fromEntries(namedAdmins.given.map(({ name, token: secret }) => [`The token of ${name}`, secret])),
    ...Object.fromEntries(deployTokens.given.map(({ name, token: secret }) => [`The deploy token of ${name}`, secret])),
  };
}

async function makeToken(file: string): Promise<boolean> {
  try {
    await writeFile(file, `${randomBytes(24).toString('base64url')}\n`, { flag: 'wx', mode: 0o600, flush: true });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

async function readToken(file: string): Promise<string> {
  const kept = token.safeParse((await readFile(file, 'utf8')).trim());
  if (kept.success) return kept.data;
  throw new SettingsError(`ADMIN_TOKEN is unset and ${file} holds no usable token; delete that file to get a new one`);
}
