import { randomUUID } from 'node:crypto';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Settings } from '../config/settings.js';
import { BODY_LIMIT } from './bodies.js';
import { sendClientError, sendErrorResponse } from './errors.js';
import { RequestLog } from '../observability/logging/request-log.js';

const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;

/** Encoded characters that need no encoding, except the dot: a decoded `..` segment would change the path. */
const NEEDLESSLY_ENCODED = /%(?:2d|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

export function canonicalAddress(url: string): string {
  if (url.startsWith('/') && !/[%#]/.test(url)) return url;
  const [, path = '', rest = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url.replace(ORIGIN, '')) ?? [];
  try {
    decodeURIComponent(path);
  } catch {
    return path.startsWith('/api/') ? '/api/not-an-address' : '/not-an-address';
  }
  const spelt = path.replace(NEEDLESSLY_ENCODED, (encoded) => decodeURIComponent(encoded));
  return (spelt === '' ? '/' : spelt) + rest;
}

/** Length of a percent-encoded name of 100 characters. */
const MAX_PARAM_LENGTH = 1200;

/** Time limit for receiving a request: slower clients only occupy sockets. */
const REQUEST_TIMEOUT_MS = 60_000;

export function createHttpAdapter(
  settings: Pick<Settings, 'trustProxy' | 'logAddresses'>,
  logger: Logger,
): FastifyAdapter {
  return new FastifyAdapter({
    loggerInstance: logger,
    // Request lines need no redaction.
    logController: new RequestLog(logger.child({}, { redact: [] }), settings.logAddresses),
    // Create no logger per request: its few log lines contain the request id.
    childLoggerFactory: (rootLogger: FastifyBaseLogger) => rootLogger,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: settings.trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    rewriteUrl: ({ url = '/' }) => canonicalAddress(url),
    clientErrorHandler: sendClientError,
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) =>
      sendErrorResponse(error, request, reply),
  });
}
