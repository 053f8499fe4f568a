import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import { errorCode } from '../errors/error-code.js';
import { assertStrong } from './assert-strong.js';
import { token } from './formats.js';
import { namedAdminsOf, type NamedToken } from './named-tokens.js';
import type { Settings } from './settings.js';
import { SettingsError } from './settings-error.js';

/** The secrets that open the protected calls. */
export interface AccessTokens {
  readonly admin: string;
  /** As they are now. */
  readonly named?: () => readonly NamedToken[];
  readonly auditor: string | undefined;
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
    'adminToken' | 'namedAdmins' | 'namedAdminsFile' | 'auditorToken' | 'dataDirectory' | 'production'
  >,
): Promise<{ readonly tokens: AccessTokens; readonly made: boolean }> {
  const { adminToken, auditorToken: auditor } = settings;
  const named = namedAdminsOf(settings);
  if (settings.production) await assertStrong(given(settings));
  if (adminToken !== undefined) return { tokens: { admin: adminToken, named, auditor }, made: false };
  const file = path.join(settings.dataDirectory, 'admin-token');
  const made = await makeToken(file);
  return { tokens: { admin: await readToken(file), named, auditor }, made };
}

function given({
  adminToken,
  auditorToken,
  namedAdmins,
}: Pick<Settings, 'adminToken' | 'auditorToken' | 'namedAdmins'>) {
  return {
    ...(adminToken !== undefined && { ADMIN_TOKEN: adminToken }),
    ...(auditorToken !== undefined && { AUDITOR_TOKEN: auditorToken }),
    ...Object.fromEntries(namedAdmins.map(({ name, token: secret }) => [`The token of ${name}`, secret])),
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
