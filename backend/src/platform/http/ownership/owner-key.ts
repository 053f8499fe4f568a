import { HEADERS, OWNER_KEY } from '@marcel/contracts';
import type { FastifyRequest } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';

declare module 'fastify' {
  interface FastifyRequest {
    /** With which the request makes something; undefined where nothing is made. */
    ownerKey: string | undefined;
  }
}

/** The key that a request carries; undefined without one, and for what can be none. */
export function ownerKeyIn({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const given = headers[HEADERS.ownerKey];
  return typeof given === 'string' && OWNER_KEY.pattern.test(given) ? given : undefined;
}

export const newOwnerKey = (): string => randomBytes(OWNER_KEY.bytes).toString('base64url');

/** All that the log knows of a key: it is random, so nobody finds it again by trying. */
export const ownerOf = (key: string): string => createHash('sha256').update(key).digest('hex');
