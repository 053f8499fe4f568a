import { HttpException } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

/** What proxies log when nobody waits for an answer any more; it reaches nobody. */
const CLIENT_CLOSED_REQUEST = 499;

/** Aborts when the connection is closed: whoever asked does not wait for the answer any more. */
export function clientGone({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort(new HttpException('The client has gone', CLIENT_CLOSED_REQUEST)));
  return gone.signal;
}
