import { readFileSync, statSync } from 'node:fs';
import * as z from 'zod';
import { token } from './formats.js';

export interface NamedToken {
  readonly name: string;
  readonly token: string;
}

const NAMED = /^([\w-]{1,32}):(.+)$/;

export function parseNamedTokens(text: string): readonly NamedToken[] | undefined {
  const entries = text.split(/[,\n]/).map((entry) => entry.trim());
  const parsed = entries.filter((entry) => entry !== '').map(parseEntry);
  return parsed.every((entry) => entry !== undefined) ? parsed : undefined;
}

function parseEntry(entry: string): NamedToken | undefined {
  const [, name, given] = NAMED.exec(entry) ?? [];
  const { data } = token.safeParse(given);
  return name === undefined || data === undefined ? undefined : { name, token: data };
}

export const namedTokens = z
  .string()
  .refine(
    (text) => parseNamedTokens(text) !== undefined,
    'must be a comma-separated list of name:token, with tokens as ADMIN_TOKEN',
  )
  .transform((text) => parseNamedTokens(text) ?? []);

export interface NamedTokens {
  readonly given: readonly NamedToken[];
  readonly file: string | undefined;
}

export const tokensNow = ({ given, file }: NamedTokens): (() => readonly NamedToken[]) =>
  file === undefined ? () => given : tokensInFile(file);

export function tokensInFile(file: string): () => readonly NamedToken[] {
  let seen = '';
  let tokens: readonly NamedToken[] = [];
  return () => {
    try {
      const { mtimeMs, ino, size } = statSync(file);
      const now = `${mtimeMs} ${ino} ${size}`;
      if (now !== seen) [seen, tokens] = [now, parseNamedTokens(readFileSync(file, 'utf8')) ?? []];
      return tokens;
    } catch {
      seen = '';
      return [];
    }
  };
}
