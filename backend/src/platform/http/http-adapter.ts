import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Settings } from '../config/settings.js';
import { BODY_LIMIT } from './requests/body-limits.js';
import { canonicalAddress } from './requests/canonical-address.js';
import { RequestLog } from '../observability/logging/request-log.js';
import { newRequestId } from './context/request-ids.js';
import { answerClientError } from './errors/client-errors.js';
import { sendErrorAnswer } from './errors/send-error-answer.js';

/** A name of 100 characters takes up to 1200 once it is percent-encoded. */
const MAX_PARAM_LENGTH = 1200;

/** A request must have arrived after a minute: slow ones would only hold sockets. */
const REQUEST_TIMEOUT_MS = 60_000;

/** Fastify with our limits, ids and log; `configureHttp` adds the rest once Nest is there. */
export function createHttpAdapter(settings: Pick<Settings, 'trustProxy'>, logger: Logger): FastifyAdapter {
  return new FastifyAdapter({
    loggerInstance: logger,
    logController: new RequestLog(),
    genReqId: newRequestId,
    requestIdHeader: false,
    trustProxy: settings.trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    rewriteUrl: ({ url = '/' }) => canonicalAddress(url),
    clientErrorHandler: answerClientError,
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) =>
      sendErrorAnswer(error, request, reply),
  });
}
