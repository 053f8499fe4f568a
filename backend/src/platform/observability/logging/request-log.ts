import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';
import { errorCode } from '../../errors/error-code.js';
import { isHealthCheck } from './logger.js';
import { HEADERS } from '@marcel/contracts';
import type { IncomingMessage } from 'node:http';

const SANE = /^[\w.:-]{8,64}$/;

export function clientRequestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const given = headers[HEADERS.requestId];
  return typeof given === 'string' && SANE.test(given) ? given : undefined;
}

const CLIENT_GONE: ReadonlySet<string | undefined> = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

/** One line a request, once it is answered. Health checks come every few seconds and are only told of when debugging. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const fault = error && !CLIENT_GONE.has(errorCode(error)) ? error : undefined;
    const level = fault ? 'error' : isHealthCheck(request.routeOptions.url) ? 'debug' : 'info';
    const line = {
      req: request,
      clientRequestId: clientRequestIdOf(request),
      res: reply,
      responseTime: Math.round(reply.elapsedTime * 10) / 10,
    };
    const outcome = fault ? 'request failed' : error ? 'request answered, and its client had gone' : 'request answered';
    request.log[level](fault ? { ...line, err: fault } : line, outcome);
  }

  override routeNotFound(): void {}
}
