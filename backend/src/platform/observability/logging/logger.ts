import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import { HEADERS, ROUTES } from '@marcel/contracts';
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import type { LoggedAddresses } from '../../config/settings.js';

const ENCODED = /%(?:25)*([2-7][\da-f])/gi;

const MOST_TURNS = 4;

/** Decodes percent-encoded ASCII, also when it is encoded several times. */
export function plainlySpelt(text: string): string {
  let plain = text;
  for (let turn = 0; turn < MOST_TURNS && plain.includes('%'); turn += 1) {
    const next = plain.replace(ENCODED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
    if (next === plain) break;
    plain = next;
  }
  return plain;
}

const MOST_CHARACTERS = 2000;

/** Matches e-mail addresses without backtracking. */
const PIECE = /[^\s/?&=]+/g;
const EMAIL = /[^]@[^]/;

const STATUS_KEY = /(\bstatus[/\\])[^?#&\s]+/gi;

const PREVIEW = /(\bpreview[/\\])(?!end(?:[?#&\s]|$))[^?#&\s]+/gi;

const LOOK = /([?&]look=)[^&#\s]+/gi;

/** Matches every address that may contain private data. */
const SUSPICIOUS = /[@%\\]|status|preview|look=/i;

export function redactUrl(url: string): string {
  if (url.length <= MOST_CHARACTERS && !SUSPICIOUS.test(url)) return url;
  const text = withoutEmails(url);
  return text.length > MOST_CHARACTERS ? `${withoutKeys(text.slice(0, MOST_CHARACTERS))}…` : withoutKeys(text);
}

const withoutEmails = (url: string): string =>
  url.replace(PIECE, (piece) => (EMAIL.test(plainlySpelt(piece)) ? '[redacted]' : piece));

function withoutKeys(url: string): string {
  const plain = plainlySpelt(url);
  const redacted = plain
    .replace(STATUS_KEY, '$1[redacted]')
    .replace(PREVIEW, '$1[redacted]')
    .replace(LOOK, '$1[redacted]');
  return redacted === plain ? url : redacted;
}

export const isHealthCheck = (route: string | undefined): boolean =>
  route === ROUTES.live || route === ROUTES.ready || route === ROUTES.metrics;

const KEPT_BITS = { ipv4: 24, ipv6: 48 } as const;

const shortened = new LRUCache<string, { readonly network: string | undefined }>({ max: 1000 });

export function logAddress(address: string, how: LoggedAddresses): string | undefined {
  if (how === 'whole') return address;
  if (how === 'none') return undefined;
  const known = shortened.get(address) ?? { network: networkIn(address) };
  shortened.set(address, known);
  return known.network;
}

function networkIn(address: string): string | undefined {
  if (!ipaddr.isValid(address)) return undefined;
  const parsed = ipaddr.process(address);
  const range = `${parsed.toString()}/${KEPT_BITS[parsed.kind()]}`;
  const network = parsed.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return network.networkAddressFromCIDR(range).toString();
}

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
  const options = {
    level,
    redact: {
      paths: [
        ...SECRET_HEADERS.flatMap((header) => [`headers["${header}"]`, `*.headers["${header}"]`]),
        ...SECRET_FIELDS,
      ],
      censor: '[redacted]',
    },
    serializers: { err: stdSerializers.err },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
