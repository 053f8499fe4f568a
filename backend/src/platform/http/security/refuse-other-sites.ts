import { ERROR_MESSAGES } from '@marcel/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../decider/domain-error.js';
import { isSafe } from './safe-methods.js';

/**
 * Refuses writes that a page of another site has sent with a visitor's browser. Programs say of no site and may write.
 *
 * @param origins that the site trusts beside its own
 */
export function refuseOtherSites(server: FastifyInstance, origins: readonly string[]): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const isAllowed = isSafe(request.method) || isOwn(request, origins);
    done(isAllowed ? undefined : new DomainError('cross_site', ERROR_MESSAGES.crossSite));
  });
}

/** Browsers name the relation themselves where the connection is safe; elsewhere the origin has to be that of the host. */
function isOwn({ headers, host }: FastifyRequest, origins: readonly string[]): boolean {
  const { origin, 'sec-fetch-site': relation } = headers;
  if (origin !== undefined && origins.includes(origin)) return true;
  if (relation !== undefined) return relation === 'same-origin' || relation === 'none';
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}
