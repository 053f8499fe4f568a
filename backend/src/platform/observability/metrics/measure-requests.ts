import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.js';

const UNMATCHED = 'unmatched';

export function measureRequests(server: FastifyInstance, metrics: Metrics): void {
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? UNMATCHED;
    metrics.requestAnswered(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
}
