import { FRONTEND_NAME } from '@marcel/contracts';
import { isIP } from 'node:net';
import * as z from 'zod';
import { KEY_BYTES } from '../encryption/envelope.js';

/** Invalid settings; the message has one line for each problem and never repeats a secret. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

type Test = (text: string) => boolean;

const text = (isValid: Test, message: string) => z.string().refine(isValid, message);

const number = (pattern: RegExp, message: string) => text((value) => pattern.test(value), message).transform(Number);

const splitAt = (separator: RegExp) => (value: string) =>
  value
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const listed = z.string().transform(splitAt(/,/));

const list = (isValid: Test, message: string) =>
  listed.refine((parts) => parts.every(isValid), `must be a comma-separated list of ${message}`);

const TOKEN_MIN_LENGTH = 8;

export const token = z
  .string()
  .min(TOKEN_MIN_LENGTH, `must have at least ${TOKEN_MIN_LENGTH} characters`)
  .regex(/^[\x21-\x7e]*$/, 'must be visible ASCII without spaces, to travel in a header');

const bytesOf = (base64: string) => Buffer.from(base64, 'base64');

/** Keys separated by commas or spaces. */
export const keyEncryptionKeys = z
  .string()
  .transform((value) => splitAt(/[\s,]+/)(value).map(bytesOf))
  .refine((keys) => keys.every(({ length }) => length === KEY_BYTES), 'must be keys of 32 bytes in base64');

export const port = text(
  (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535,
  'must be a port number from 0 to 65535',
).transform(Number);

export const onOff = text(
  (value) => /^(on|true|1|off|false|0)$/i.test(value),
  'must be on or off, or true or false',
).transform((value) => /^(on|true|1)$/i.test(value));

export const count = number(/^[1-9]\d{0,8}$/, 'must be a whole number from 1');

export const countOrNone = number(/^(0|[1-9]\d{0,8})$/, 'must be a whole number from 0');

export const countOrAuto = z.union([z.literal('auto'), count], 'must be auto or a whole number from 1');

export const commit = z.string().regex(/^[\da-f]{7,64}$/, 'must be the hash of a commit');

const protocolOf = (value: string): string => (URL.canParse(value) ? new URL(value).protocol : '');

const isWeb = (value: string): boolean => /^https?:$/.test(protocolOf(value));

export const web = text(isWeb, 'must be an address that starts with http://, https://');

export function connectionString(...protocols: readonly string[]) {
  const starts = protocols.map((protocol) => `${protocol}://`);
  const message = `must be an address that starts with ${starts.join(', ')}`;
  return z
    .string()
    .trim()
    .refine((value) => starts.some((start) => value.startsWith(start)), message);
}

const isOrigin = (value: string): boolean => isWeb(value) && new URL(value).origin === value;

export const origin = text(isOrigin, 'must be an origin such as https://marcel.example.com');

export const origins = list(isOrigin, 'origins such as https://remotes.example.com');

export const names = list((name) => /^[\w-][\w.-]*$/.test(name), 'names');

export const wordList = list(({ length }) => length <= 100, 'words of at most 100 characters');

export const hosts = list(
  (host) => URL.canParse(`http://${host}`) && new URL(`http://${host}`).host === host,
  'hosts such as images.example.com or 127.0.0.1:8080',
);

export const oneOf = <Choice extends string>(allowed: readonly Choice[]) =>
  z.enum(allowed, `must be one of ${allowed.join(', ')}`);

export const choices = <Choice extends string>(allowed: readonly Choice[]) =>
  listed.pipe(
    z
      .array(z.enum(allowed, `must be a comma-separated list of ${allowed.join(', ')}`))
      .min(1, 'must name at least one'),
  );

export interface RemoteEntry {
  readonly name: string;
  readonly entry: string;
}

function parseRemote(value: string): RemoteEntry {
  const [name = '', ...entry] = value.split('=');
  return { name, entry: entry.join('=') };
}

function isRemote(value: string): boolean {
  const { name, entry } = parseRemote(value);
  return FRONTEND_NAME.test(name) && (entry.startsWith('/') || isWeb(entry));
}

export const remotes = list(
  isRemote,
  'name=address, such as studio=https://studio.example.com/mf-manifest.json',
).transform((parts) => parts.map(parseRemote));

const isProxy = (value: string) =>
  ['loopback', 'linklocal', 'uniquelocal'].includes(value) || isIP(value.replace(/\/\d{1,3}$/, '')) !== 0;

const PROXIES = 'must be on, off, or a comma-separated list of addresses, networks, loopback, linklocal, uniquelocal';

export const trustProxy = z.union(
  [onOff, listed.refine((parts) => parts.length > 0 && parts.every(isProxy), PROXIES)],
  PROXIES,
);

export interface NamedToken {
  readonly name: string;
  readonly token: string;
}

const NAMED = /^([\w-]{1,32}):(.+)$/;

export const namedTokens = z.string().transform((value, context): NamedToken[] => {
  const parsed = splitAt(/[,\n]/)(value).map((entry) => {
    const [, name = '', secret] = NAMED.exec(entry) ?? [];
    return { name, token: token.safeParse(secret).data ?? '' };
  });
  if (parsed.every((one) => one.token !== '')) return parsed;
  context.addIssue('must be a comma-separated list of name:token, with tokens as ADMIN_TOKEN');
  return z.NEVER;
});
