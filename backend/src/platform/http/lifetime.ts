import { ROUTES } from '@marcel/contracts';
import { HttpException } from '@nestjs/common';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { BackgroundThrottle } from '../turns/background-throttle.js';

const CLIENT_CLOSED_REQUEST = 499;

export function clientGone({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort(new HttpException('The client has gone', CLIENT_CLOSED_REQUEST)));
  return gone.signal;
}

const WATCHED: ReadonlySet<string> = new Set([ROUTES.live, ROUTES.ready, ROUTES.metrics]);

export function giveWayToVisitors(server: FastifyInstance, throttle: Pick<BackgroundThrottle, 'note'>): void {
  server.addHook('onRequest', (request, _reply, done) => {
    if (!WATCHED.has(request.routeOptions.url ?? '')) throttle.note();
    done();
  });
}
