import type { FastifyInstance } from 'fastify';
import { isHealthCheck } from '../logging/redact-url.js';
import { traceContextOf, type TraceContext } from './trace-context.js';
import { inTrace, startSpan, type RunningSpan } from './tracing.js';

declare module 'fastify' {
  interface FastifyRequest {
    span: RunningSpan | undefined;
    trace: TraceContext | undefined;
  }
}

/** A span for each request, in the trace that its client names: which one that is proves nothing. */
export function traceRequests(server: FastifyInstance): void {
  server.decorateRequest('span', undefined);
  server.decorateRequest('trace', undefined);

  server.addHook('onRequest', (request, _reply, done) => {
    const { url: route = 'unmatched' } = request.routeOptions;
    if (!isHealthCheck(route)) {
      const given = traceContextOf(request.headers['traceparent']);
      const attributes = { 'http.request.method': request.method, 'http.route': route };
      request.span = startSpan({ name: `${request.method} ${route}`, kind: 'server', attributes }, given);
      request.trace = request.span?.context ?? given;
    }
    done();
  });

  // Behind the body, whose arrival belongs to the socket.
  server.addHook('preValidation', (request, _reply, done) => inTrace(request.trace, done));

  server.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    const attributes = { 'http.response.status_code': statusCode };
    request.span?.end(attributes, statusCode >= 500 ? new Error('Answered with an error') : undefined);
    done();
  });
}
