import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';
import { errorCode } from '../../errors/error-code.js';
import type { LoggedAddresses } from '../../config/settings.js';
import type { Log } from './log.js';
import { isHealthCheck, logAddress, redactUrl } from './logger.js';
import { HEADERS } from '@marcel/contracts';
import type { IncomingMessage } from 'node:http';
import type { BaseLogger } from 'pino';

const REQUEST_ID = /^[\w.:-]{8,64}$/;

export function readClientRequestId({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const header = headers[HEADERS.requestId];
  return typeof header === 'string' && REQUEST_ID.test(header) ? header : undefined;
}

const CLIENT_GONE: ReadonlySet<string | undefined> = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

/** Logs one line per request, after the response. Health checks, every few seconds, are logged at debug level only. */
export class RequestLog extends LogController {
  constructor(
    private readonly log: Log & Pick<BaseLogger, 'debug'>,
    private readonly addresses: LoggedAddresses,
  ) {
    super();
  }

  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const fault = error && !CLIENT_GONE.has(errorCode(error)) ? error : undefined;
    const level = fault ? 'error' : isHealthCheck(request.routeOptions.url) ? 'debug' : 'info';
    const { id: reqId, method, url, ip } = request;
    const line = {
      reqId,
      req: { method, url: redactUrl(url), ip: logAddress(ip, this.addresses) },
      clientRequestId: readClientRequestId(request),
      res: { statusCode: reply.statusCode },
      responseTime: Math.round(reply.elapsedTime * 10) / 10,
    };
    const outcome = fault ? 'request failed' : error ? 'request answered, and its client had gone' : 'request answered';
    this.log[level](fault ? { ...line, err: fault } : line, outcome);
  }

  override routeNotFound(): void {}
}
