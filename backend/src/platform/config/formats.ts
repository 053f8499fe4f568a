import { FRONTEND_NAME } from '@marcel/contracts';
import { isIP } from 'node:net';
import * as z from 'zod';
import { KEY_BYTES } from '../sealing/envelope.js';

/** Invalid settings; the message has one line for each variable and never repeats a secret. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

export const TOKEN_MIN_LENGTH = 8;

export const token = z
  .string()
  .min(TOKEN_MIN_LENGTH, `must have at least ${TOKEN_MIN_LENGTH} characters`)
  .regex(/^[\x21-\x7e]*$/, 'must be visible ASCII without spaces, to travel in a header');

/** Keys of 32 bytes in base64, separated by commas or spaces. */
export const masterKeys = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
  .refine(
    (parts) => parts.every((part) => Buffer.from(part, 'base64').length === KEY_BYTES),
    'must be keys of 32 bytes in base64',
  )
  .transform((parts) => parts.map((part) => Buffer.from(part, 'base64')));

export const port = z
  .string()
  .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'must be a port number from 0 to 65535')
  .transform(Number);

const SWITCH: Readonly<Record<string, boolean>> = {
  on: true,
  true: true,
  '1': true,
  off: false,
  false: false,
  '0': false,
};

export const onOff = z
  .string()
  .toLowerCase()
  .refine((text) => Object.hasOwn(SWITCH, text), 'must be on or off, or true or false')
  .transform((text) => SWITCH[text] === true);

/** A whole number of things, from 1 on. */
export const count = z
  .string()
  .refine((text) => /^[1-9]\d{0,8}$/.test(text), 'must be a whole number from 1')
  .transform(Number);

export const countOrNone = z
  .string()
  .refine((text) => /^(0|[1-9]\d{0,8})$/.test(text), 'must be a whole number from 0')
  .transform(Number);

export const countOrAuto = z.union([z.literal('auto'), count], 'must be auto or a whole number from 1');

export const commit = z.string().regex(/^[\da-f]{7,64}$/, 'must be the hash of a commit');

export function address(...protocols: readonly string[]) {
  const starts = protocols.map((protocol) => `${protocol}://`).join(', ');
  return z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol.slice(0, -1)),
      `must be an address that starts with ${starts}`,
    );
}

export function connectionString(...protocols: readonly string[]) {
  const starts = protocols.map((protocol) => `${protocol}://`);
  return z
    .string()
    .trim()
    .refine(
      (text) => starts.some((start) => text.startsWith(start)),
      `must be an address that starts with ${starts.join(', ')}`,
    );
}

const LONGEST_WORD = 100;

const listed = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

const isOrigin = (text: string): boolean => /^https?:$/.test(protocolOf(text)) && new URL(text).origin === text;

export const origin = z.string().refine(isOrigin, 'must be an origin such as https://marcel.example.com');

export const origins = listed.refine(
  (list) => list.every(isOrigin),
  'must be a comma-separated list of origins such as https://remotes.example.com',
);

export const names = listed.refine(
  (list) => list.every((name) => /^[\w-][\w.-]*$/.test(name)),
  'must be a comma-separated list of names',
);

export const words = listed.refine(
  (list) => list.every((word) => word.length <= LONGEST_WORD),
  `must be a comma-separated list of words of at most ${LONGEST_WORD} characters`,
);

export const hosts = listed.refine(
  (list) => list.every((host) => URL.canParse(`http://${host}`) && new URL(`http://${host}`).host === host),
  'must be a comma-separated list of hosts such as images.example.com or 127.0.0.1:8080',
);

export function choices<Choice extends string>(allowed: readonly [Choice, ...Choice[]]) {
  return listed.pipe(
    z
      .array(z.enum(allowed, `must be a comma-separated list of ${allowed.join(', ')}`))
      .min(1, 'must name at least one'),
  );
}

export interface RemoteEntry {
  readonly name: string;
  readonly entry: string;
}

export const remotes = listed
  .transform((list) => list.map(remoteEntry))
  .refine((list) => list.every((entry) => entry !== undefined), {
    error: 'must be a comma-separated list of name=address, such as studio=https://studio.example.com/mf-manifest.json',
  })
  .transform((list) => list.filter((entry) => entry !== undefined));

const PROXY_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

const isProxy = (text: string) => PROXY_NETWORKS.includes(text) || isIP(text.replace(/\/\d{1,3}$/, '')) !== 0;

const PROXIES = 'must be on, off, or a comma-separated list of addresses, networks, loopback, linklocal, uniquelocal';

export const trustProxy = z.union(
  [onOff, listed.refine((list) => list.length > 0 && list.every(isProxy), PROXIES)],
  PROXIES,
);

function protocolOf(text: string): string {
  return URL.canParse(text) ? new URL(text).protocol : '';
}

function remoteEntry(text: string): RemoteEntry | undefined {
  const [, name = '', entry] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (!FRONTEND_NAME.test(name) || entry === undefined) return undefined;
  return entry.startsWith('/') || /^https?:$/.test(protocolOf(entry)) ? { name, entry } : undefined;
}
