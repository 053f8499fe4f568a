import { readFileSync } from 'node:fs';
import { errorCode } from '../errors/error-code.js';
import { SettingsError } from './formats.js';

type Variables = Readonly<Record<string, string | undefined>>;

export const SECRETS = [
  'ADMIN_TOKEN',
  'ADMIN_TOKENS',
  'RELEASE_TOKENS',
  'AUDITOR_TOKEN',
  'METRICS_TOKEN',
  'KEY_MASTER',
  'EVENTSTOREDB_URL',
  'MONGODB_URL',
  'SCENARIO_API_KEY',
  'SCENARIO_API_SECRET',
  'PROMPT_IMPROVER_KEY',
  'GOOGLE_API_KEY',
  'COMMENT_HOLD_WORDS',
] as const;

/** Returns the variables with the contents of the secret files. @throws SettingsError */
export function withSecretFiles(variables: Variables): Variables {
  const read = SECRETS.flatMap((name): [string, string][] => {
    const file = variables[`${name}_FILE`]?.trim() ?? '';
    if (file === '') return [];
    if ((variables[name] ?? '').trim() !== '') throw new SettingsError(`${name} and ${name}_FILE must not both be set`);
    return [[name, contentOf(name, file)]];
  });
  return { ...variables, ...Object.fromEntries(read) };
}

function contentOf(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new SettingsError(
      `${name}_FILE names ${file}, which cannot be read (${errorCode(error) ?? 'unknown error'})`,
    );
  }
}
