import { HEADERS } from '@marcel/contracts';
import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';
import * as z from 'zod';
import { redactUrl } from './redact-url.js';

const SECRET_HEADERS = ['authorization', 'cookie', 'set-cookie', HEADERS.adminToken, HEADERS.auditorToken];
const SECRET_FIELDS = ['email', 'userEmail', 'linkedinUrl', 'statusKey', 'statusUrl', 'token'];

const LoggedRequest = z.object({ method: z.string(), url: z.string().transform(redactUrl), ip: z.string().optional() });
const LoggedReply = z.object({ statusCode: z.number() });

/**
 * The log of the whole process: one JSON object a line. Tokens, cookies, e-mail addresses and keys of private pages never get
 * into it.
 */
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
    serializers: {
      err: stdSerializers.err,
      req: (request: unknown) => LoggedRequest.safeParse(request).data,
      res: (reply: unknown) => LoggedReply.safeParse(reply).data,
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
