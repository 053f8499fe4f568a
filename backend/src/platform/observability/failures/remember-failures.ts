import type { FastifyInstance } from 'fastify';
import type { RecentFailures } from './recent-failures.js';

const FAILED = 500;

export function rememberFailures(server: FastifyInstance, failures: RecentFailures): void {
  server.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status } = reply;
    // A route is a pattern: a path may name a private page.
    const route = request.routeOptions.url ?? 'unmatched';
    const time = new Date().toISOString();
    if (status >= FAILED) failures.note({ time, method: request.method, route, status, requestId: request.id });
    done();
  });
}
