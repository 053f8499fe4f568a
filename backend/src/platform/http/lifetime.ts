import { ROUTES } from '@marcel/contracts';
import { HttpException } from '@nestjs/common';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Courtesy } from '../turns/courtesy.js';

/** What proxies log when nobody waits for an answer any more; it reaches nobody. */
const CLIENT_CLOSED_REQUEST = 499;

/** Aborts when the connection is closed: whoever asked does not wait for the answer any more. */
export function clientGone({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort(new HttpException('The client has gone', CLIENT_CLOSED_REQUEST)));
  return gone.signal;
}

/** Asked by whoever watches the service, day and night. */
const WATCHED: ReadonlySet<string> = new Set([ROUTES.live, ROUTES.ready, ROUTES.metrics]);

/** Work in the background gives way to whoever asks for anything. */
export function giveWayToVisitors(server: FastifyInstance, courtesy: Pick<Courtesy, 'note'>): void {
  server.addHook('onRequest', (request, _reply, done) => {
    if (!WATCHED.has(request.routeOptions.url ?? '')) courtesy.note();
    done();
  });
}
