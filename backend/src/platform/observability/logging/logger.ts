import { HEADERS } from '@marcel/contracts';
import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';
import * as z from 'zod';
import type { LoggedAddresses } from '../../config/environment.js';
import { logAddress } from './log-address.js';
import { redactUrl } from './redact-url.js';

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

export interface LoggerOptions {
  readonly addresses?: LoggedAddresses;
  /** Left out, the standard output. */
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
