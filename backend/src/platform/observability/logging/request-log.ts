import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';
import { clientRequestIdOf } from './client-request-id.js';
import { isHealthCheck } from './redact-url.js';

/** One line a request, once it is answered. Health checks come every few seconds and are only told of when debugging. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const level = error ? 'error' : isHealthCheck(request.routeOptions.url) ? 'debug' : 'info';
    const line = {
      req: request,
      clientRequestId: clientRequestIdOf(request),
      res: reply,
      responseTime: Math.round(reply.elapsedTime * 10) / 10,
    };
    request.log[level](error ? { ...line, err: error } : line, error ? 'request failed' : 'request answered');
  }

  override routeNotFound(): void {}
}
