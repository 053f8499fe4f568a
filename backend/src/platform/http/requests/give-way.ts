import { ROUTES } from '@marcel/contracts';
import type { FastifyInstance } from 'fastify';
import type { Courtesy } from '../../turns/courtesy.js';

/** Asked by whoever watches the service, day and night. */
const WATCHED: ReadonlySet<string> = new Set([ROUTES.live, ROUTES.ready, ROUTES.metrics]);

/** Work in the background gives way to whoever asks for anything. */
export function giveWayToVisitors(server: FastifyInstance, courtesy: Pick<Courtesy, 'note'>): void {
  server.addHook('onRequest', (request, _reply, done) => {
    if (!WATCHED.has(request.routeOptions.url ?? '')) courtesy.note();
    done();
  });
}
