import { HEADERS } from '@marcel/contracts';
import type { IncomingMessage } from 'node:http';

const SANE = /^[\w.:-]{8,64}$/;

export function clientRequestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const given = headers[HEADERS.requestId];
  return typeof given === 'string' && SANE.test(given) ? given : undefined;
}
