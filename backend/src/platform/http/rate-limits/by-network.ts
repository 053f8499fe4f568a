import type { FastifyRequest } from 'fastify';
import { networkOf } from './network-of.js';

/** A limit that counts the requests of each network. */
export const byNetwork = <Limit extends object>(limit: Limit) => ({
  ...limit,
  keyGenerator: ({ ip }: FastifyRequest): string => networkOf(ip),
});
