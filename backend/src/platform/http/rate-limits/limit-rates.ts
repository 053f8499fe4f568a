import rateLimit from '@fastify/rate-limit';
import { ERROR_MESSAGES } from '@marcel/contracts';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../config/settings.js';
import { bytesOf } from '../caching/whole-answer.js';
import { byNetwork } from './by-network.js';
import { MonotonicWindows } from './monotonic-windows.js';
import { RATE_LIMITS, rateLimitClassOf } from './rate-limit-classes.js';
import { tooManyRequests } from './too-many-requests.js';

/** A read of the API that answers more counts as so many more, in bytes: it was made for its visitor, which a picture is not. */
const ONE_READ = 64 * 1024;

/** Limits how often an address may call. Switched off, the limiters exist but nothing asks them. */
export async function limitRates(
  server: FastifyInstance,
  { rateLimit: isLimited, moderation }: Pick<Settings, 'rateLimit' | 'moderation'>,
): Promise<void> {
  await server.register(rateLimit, { global: false, store: MonotonicWindows });
  if (!isLimited) return;
  const limiters = {
    reads: server.createRateLimit(byNetwork(RATE_LIMITS.reads)),
    past: server.createRateLimit(byNetwork(RATE_LIMITS.past)),
    pages: server.createRateLimit(byNetwork(RATE_LIMITS.pages)),
    writes: server.createRateLimit(byNetwork(RATE_LIMITS.writes)),
    submissions: server.createRateLimit(byNetwork(RATE_LIMITS.submissions)),
    exports: server.createRateLimit(byNetwork(RATE_LIMITS.exports)),
    reports: server.createRateLimit(byNetwork({ ...RATE_LIMITS.reports, max: moderation.reportsPerVisitor })),
  };
  server.addHook('onRequest', async (request, reply) => {
    const limitClass = rateLimitClassOf(request);
    if (limitClass === undefined) return;
    const state = await limiters[limitClass](request);
    if (state.isAllowed || !state.isExceeded) return;
    throw tooManyRequests(reply, state.ttlInSeconds, ERROR_MESSAGES.tooManyRequests);
  });
  server.addHook('onSend', async (request, _reply, payload) => {
    const more = Math.floor(bytesOf(payload) / ONE_READ);
    if (more === 0 || rateLimitClassOf(request) !== 'reads' || !request.url.startsWith('/api/')) return;
    for (let read = 0; read < more; read += 1) await limiters.reads(request);
  });
}
