import { readFileSync, statSync } from 'node:fs';
import * as z from 'zod';
import { token } from './formats.js';

/** A token that belongs to one person. */
export interface NamedToken {
  /** Goes into the record of what its owner decides. */
  readonly name: string;
  readonly token: string;
}

const NAMED = /^([\w-]{1,32}):(.+)$/;

/** Pairs of a name and a token, with commas or line ends between them; undefined when there is anything else. */
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

/** The format of a variable that holds some. */
export const namedTokens = z
  .string()
  .refine(
    (text) => parseNamedTokens(text) !== undefined,
    'must be a comma-separated list of name:token, with tokens as ADMIN_TOKEN',
  )
  .transform((text) => parseNamedTokens(text) ?? []);

/** Named tokens as the settings say them. */
export interface NamedTokens {
  /** As they were at the start. */
  readonly given: readonly NamedToken[];
  /** In which they lie, when they do. */
  readonly file: string | undefined;
}

/** The tokens that the settings name, as they are at any time. */
export const tokensNow = ({ given, file }: NamedTokens): (() => readonly NamedToken[]) =>
  file === undefined ? () => given : tokensInFile(file);

/** The tokens in a file as it is now: one that is taken out of it opens nothing any more. A file that cannot be read holds none. */
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
