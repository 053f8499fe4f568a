import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import { errorCode } from '../errors/error-code.js';
import { assertStrong } from './assert-strong.js';
import { token } from './formats.js';
import { tokensNow, type NamedToken } from './named-tokens.js';
import type { Settings } from './settings.js';
import { SettingsError } from './settings-error.js';

/** The secrets that open the protected calls. */
export interface AccessTokens {
  readonly admin: string;
  /** As they are now. */
  readonly named?: () => readonly NamedToken[];
  readonly auditor: string | undefined;
  /** Of the teams that release frontends, under the names of those; as they are now. */
  readonly teams?: () => readonly NamedToken[];
}

/** Nest injection token of the access tokens. */
export const ACCESS_TOKENS = Symbol('AccessTokens');

/**
 * The tokens of the settings. Without an admin token, the one kept in the data directory, made there at the first start;
 * `made` then says that nobody has seen it yet.
 * @throws SettingsError when the kept token is unusable, or in production a given one can be guessed
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
