import { HEADERS, ROUTES } from '@marcel/contracts';
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import type { LoggedAddresses } from '../../config/settings.js';
import { toNetworkAddress } from './networks.js';

const ENCODED = /%(?:25)*([2-7][\da-f])/gi;

/** Decodes percent-encoded ASCII, also when it is encoded several times. */
export function decodeAscii(text: string): string {
  let plain = text;
  for (let turn = 0; turn < 4 && plain.includes('%'); turn += 1)
    plain = plain.replace(ENCODED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return plain;
}

const MAX_CHARACTERS = 2000;

/** Matches e-mail addresses without backtracking. */
const PIECE = /[^\s/?&=]+/g;
const EMAIL = /[^]@[^]/;

/** Matches a query string and a fragment, also encoded ones. They hold searches, names and keys of unpublished pictures. */
const QUERY = /(?:[?#]|%(?:25)*(?:3f|23))[^]*/i;

/** Matches the keys of private links: of submissions and of previews. */
const KEY = /(\bstatus[/\\]|\bpreview[/\\](?!end(?:[&\s]|$)))[^&\s]+/gi;

/** Matches every address that may contain private data. */
const PRIVATE_URL = /[@%\\]|status|preview/i;

export function redactUrl(address: string): string {
  const url = address.replace(QUERY, '');
  if (url.length <= MAX_CHARACTERS && !PRIVATE_URL.test(url)) return url;
  const text = url.replace(PIECE, (piece) => (EMAIL.test(decodeAscii(piece)) ? '[redacted]' : piece));
  const start = text.slice(0, MAX_CHARACTERS);
  const plain = decodeAscii(start);
  const redacted = plain.replace(KEY, '$1[redacted]');
  return (redacted === plain ? start : redacted) + (start === text ? '' : '…');
}

export const isHealthCheck = (route: string | undefined): boolean =>
  route === ROUTES.live || route === ROUTES.ready || route === ROUTES.metrics;

export const logAddress = (address: string, how: LoggedAddresses): string | undefined =>
  how === 'short' ? toNetworkAddress(address, { ipv4: 24, ipv6: 48 }) : how === 'whole' ? address : undefined;

const SECRET_HEADERS = [
  'authorization',
  'cookie',
  'set-cookie',
  HEADERS.adminToken,
  HEADERS.auditorToken,
  HEADERS.deployToken,
  HEADERS.ownerKey,
];
const SECRET_FIELDS = ['email', 'userEmail', 'linkedinUrl', 'statusKey', 'statusUrl', 'token'];

/** Creates the log of the process: one JSON object a line, without tokens, cookies, e-mail addresses and keys. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const headers = SECRET_HEADERS.flatMap((header) => [`headers["${header}"]`, `*.headers["${header}"]`]);
  const redact = { paths: [...headers, ...SECRET_FIELDS], censor: '[redacted]' };
  const options = { level, redact, serializers: { err: stdSerializers.err } };
  return destination === undefined ? pino(options) : pino(options, destination);
}
