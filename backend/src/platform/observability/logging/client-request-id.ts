import { HEADERS } from '@marcel/contracts';
import type { IncomingMessage } from 'node:http';

const SANE = /^[\w.:-]{8,64}$/;

/** The id that a client, or a proxy, gave a request, if it looks like one. Anybody may send any: it proves nothing. */
export function clientRequestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const given = headers[HEADERS.requestId];
  return typeof given === 'string' && SANE.test(given) ? given : undefined;
}
