import rateLimit from '@fastify/rate-limit';
import { ERROR_MESSAGES, ROUTES } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { mapValues } from 'es-toolkit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SETTINGS, type Settings } from '../config/settings.js';
import { TryLater } from '../decider/try-later.js';
import { isHealthCheck } from '../observability/logging/logger.js';
import { toNetworkAddress, WIDE_NETWORK_FACTOR, toWideNetwork } from '../observability/logging/networks.js';
import { hasParameter, byteLength } from './caching.js';
import { isSafe } from './security.js';

const IPV6_NETWORK_BITS = 64;

export function toNetwork(address: string, ownBits = IPV6_NETWORK_BITS): string {
  const network = toNetworkAddress(address, { ipv4: 32, ipv6: ownBits });
  return network?.includes(':') ? `${network}/${ownBits}` : (network ?? 'unknown');
}

export const toCustomerNetwork = (address: string): string => toNetwork(address, 48);

export const perNetwork = <Limit extends object>(limit: Limit) => ({
  ...limit,
  keyGenerator: ({ ip }: FastifyRequest): string => toNetwork(ip),
});

export const perWideNetwork = <Limit extends { readonly max: number }>(limit: Limit) => ({
  ...limit,
  max: limit.max * WIDE_NETWORK_FACTOR,
  keyGenerator: ({ ip }: FastifyRequest): string => toWideNetwork(ip),
});

/** Counts failures of one kind, and makes clients that fail too often wait. */
@Injectable()
export abstract class FailureLimit {
  protected abstract readonly options: readonly Parameters<FastifyInstance['createRateLimit']>[0][];
  protected abstract readonly message: string;
  private limiters: readonly ReturnType<FastifyInstance['createRateLimit']>[] | undefined;

  constructor(
    private readonly host: HttpAdapterHost,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'rateLimit'>,
  ) {}

  /** Call it before comparing a secret; it counts nothing. @throws TryLater */
  async assertBelowLimit(request: FastifyRequest): Promise<void> {
    if (!this.settings.rateLimit) return;
    for (const limit of this.limits) {
      const state = await limit(request, { increment: false });
      if (!state.isAllowed && state.remaining <= 0) throw new TryLater(this.message, state.ttlInSeconds);
    }
  }

  async count(request: FastifyRequest): Promise<void> {
    if (this.settings.rateLimit) await Promise.all(this.limits.map((limit) => limit(request)));
  }

  private get limits() {
    const server: FastifyInstance = this.host.httpAdapter.getInstance();
    return (this.limiters ??= this.options.map((options) => server.createRateLimit(options)));
  }
}

const MINUTE = 60_000;

/** Number of requests per network and time window, in milliseconds, by cost. */
export const RATE_LIMITS = {
  reads: { max: 1200, timeWindow: MINUTE },
  past: { max: 300, timeWindow: MINUTE },
  pages: { max: 1200, timeWindow: MINUTE },
  writes: { max: 300, timeWindow: MINUTE },
  submissions: { max: 60, timeWindow: 10 * MINUTE },
  reports: { timeWindow: 10 * MINUTE },
  exports: { max: 10, timeWindow: MINUTE },
} as const;

type RateLimitClass = keyof typeof RATE_LIMITS;

/** Number of failures per network and time window, or of all networks together. */
export const FAILURE_LIMITS = {
  failedKeys: { max: 20, timeWindow: MINUTE },
  failedAttempts: { max: 20, timeWindow: MINUTE },
  globalFailedAttempts: { max: 200, timeWindow: MINUTE },
} as const;

/** Classes of expensive writes; all others belong to `writes`. */
const WRITES: ReadonlyMap<string | undefined, RateLimitClass> = new Map([
  [ROUTES.commentReport, 'reports'],
  [ROUTES.hugReport, 'reports'],
  [ROUTES.imageReport, 'reports'],
  [ROUTES.mascotReport, 'reports'],
  [ROUTES.submissions, 'submissions'],
  [ROUTES.submissionRevise, 'submissions'],
]);

const PAST: ReadonlySet<string | undefined> = new Set([ROUTES.mascots, ROUTES.mascotBySlug]);

const STATIC_FOLDERS = ['/static/', '/remotes/', '/releases/', '/demonstration/'];

/** Returns undefined for static files, which are cheap and numerous, and for health checks, which must always get through. */
export function findRateLimitClass({ method, url, query, routeOptions }: FastifyRequest): RateLimitClass | undefined {
  if (isHealthCheck(routeOptions.url)) return undefined;
  if (!isSafe(method)) return WRITES.get(routeOptions.url) ?? 'writes';
  if (routeOptions.url === ROUTES.mineExport) return 'exports';
  if (PAST.has(routeOptions.url) && hasParameter(query, 'asOf')) return 'past';
  if (url.startsWith('/api/') || url.startsWith('/pictures/')) return 'reads';
  return STATIC_FOLDERS.some((folder) => url.startsWith(folder)) ? undefined : 'pages';
}

/** Bytes that count as one read of the API. Pictures are not weighted, because they are not rendered for each visitor. */
const BYTES_PER_READ = 64 * 1024;

export async function limitRates(
  server: FastifyInstance,
  { rateLimit: isLimited, moderation }: Pick<Settings, 'rateLimit' | 'moderation'>,
): Promise<void> {
  await server.register(rateLimit, { global: false });
  if (!isLimited) return;
  const limits = { ...RATE_LIMITS, reports: { ...RATE_LIMITS.reports, max: moderation.reportsPerVisitor } };
  const limiters = mapValues(limits, (limit) => server.createRateLimit(perNetwork(limit)));
  server.addHook('onRequest', async (request) => {
    const limitClass = findRateLimitClass(request);
    if (limitClass === undefined) return;
    const state = await limiters[limitClass](request);
    if (state.isAllowed || !state.isExceeded) return;
    throw new TryLater(ERROR_MESSAGES.tooManyRequests, state.ttlInSeconds);
  });
  server.addHook('onSend', (request, _reply, payload, done) => {
    const more = Math.floor(byteLength(payload) / BYTES_PER_READ);
    const isCounted = more > 0 && findRateLimitClass(request) === 'reads' && request.url.startsWith('/api/');
    for (let read = 0; isCounted && read < more; read += 1) void limiters.reads(request);
    done(null, payload);
  });
}
