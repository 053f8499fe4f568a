import ipaddr from 'ipaddr.js';
import { HEADERS } from '@marcel/contracts';
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import * as z from 'zod';
import type { LoggedAddresses } from '../../config/environment.js';
import { redactUrl } from './redact-url.js';

const KEPT_BITS = { ipv4: 24, ipv6: 48 } as const;

export function logAddress(address: string, how: LoggedAddresses): string | undefined {
  if (how === 'whole') return address;
  if (how === 'none' || !ipaddr.isValid(address)) return undefined;
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

const loggedRequest = (addresses: LoggedAddresses) =>
  z.object({
    method: z.string(),
    url: z.string().transform(redactUrl),
    ip: z
      .string()
      .transform((ip) => logAddress(ip, addresses))
      .optional(),
  });
const LoggedReply = z.object({ statusCode: z.number() });

interface LoggerOptions {
  readonly addresses?: LoggedAddresses;
  readonly destination?: DestinationStream;
}

/**
 * The log of the whole process: one JSON object a line. Tokens, cookies, e-mail addresses and keys of private pages never get
 * into it, addresses of clients as far as the settings say.
 */
export function createLogger(level: string, { addresses = 'short', destination }: LoggerOptions = {}): Logger {
  const LoggedRequest = loggedRequest(addresses);
  const options = {
    level,
    redact: {
      paths: [
        ...SECRET_HEADERS.flatMap((header) => [`headers["${header}"]`, `*.headers["${header}"]`]),
        ...SECRET_FIELDS,
      ],
      censor: '[redacted]',
    },
    serializers: {
      err: stdSerializers.err,
      req: (request: unknown) => LoggedRequest.safeParse(request).data,
      res: (reply: unknown) => LoggedReply.safeParse(reply).data,
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
