import { ROUTES } from '@marcel/contracts';
import type { FastifyRequest } from 'fastify';
import { asks } from '../caching/asks.js';
import { isSafe } from '../security/safe-methods.js';

const MINUTE = 60_000;

/** Requests that one network may make in a time window in milliseconds, by what they cost us. */
export const RATE_LIMITS = {
  reads: { max: 1200, timeWindow: MINUTE },
  /** Each works out a day of the past; a film of it asks for a few a second. */
  past: { max: 300, timeWindow: MINUTE },
  /** What is no file: a page is made for its visitor. */
  pages: { max: 1200, timeWindow: MINUTE },
  writes: { max: 300, timeWindow: MINUTE },
  /** Each may bring a picture to decode and a line in the admins' queue. */
  submissions: { max: 60, timeWindow: 10 * MINUTE },
  /** As many as the settings say. */
  reports: { timeWindow: 10 * MINUTE },
  /** Each reads all that a visitor has made. */
  exports: { max: 10, timeWindow: MINUTE },
  /** Of visitors, to what somebody has made. */
  failedKeys: { max: 20, timeWindow: MINUTE },
  failedAttempts: { max: 20, timeWindow: MINUTE },
  /** Of all networks together, but those that have shown a right one. */
  failedAttemptsOfAll: { max: 200, timeWindow: MINUTE },
} as const;

export type RateLimitClass = 'reads' | 'past' | 'pages' | 'writes' | 'submissions' | 'reports' | 'exports';

/** Where visitors report what others have published. */
const REPORTS: ReadonlySet<string | undefined> = new Set([
  ROUTES.commentReport,
  ROUTES.hugReport,
  ROUTES.imageReport,
  ROUTES.mascotReport,
]);

/** Where what visitors submit is taken in, with pictures. */
const SUBMISSIONS: ReadonlySet<string | undefined> = new Set([ROUTES.submissions, ROUTES.submissionRevise]);

/** Where days of the past can be asked for. */
const PAST: ReadonlySet<string | undefined> = new Set([ROUTES.mascots, ROUTES.mascotBySlug]);

/** Where files of builds and releases lie. */
const FILES = ['/static/', '/remotes/', '/releases/', '/demonstration/'];

const UNLIMITED: ReadonlySet<string | undefined> = new Set([ROUTES.live, ROUTES.ready, ROUTES.metrics]);

/** Static files are cheap and come in flocks, health checks must always get through: neither is limited. */
export function rateLimitClassOf({ method, url, query, routeOptions }: FastifyRequest): RateLimitClass | undefined {
  if (UNLIMITED.has(routeOptions.url)) return undefined;
  if (!isSafe(method)) {
    if (REPORTS.has(routeOptions.url)) return 'reports';
    return SUBMISSIONS.has(routeOptions.url) ? 'submissions' : 'writes';
  }
  if (routeOptions.url === ROUTES.mineExport) return 'exports';
  if (PAST.has(routeOptions.url) && asks(query, 'asOf')) return 'past';
  if (url.startsWith('/api/') || url.startsWith('/pictures/')) return 'reads';
  return FILES.some((folder) => url.startsWith(folder)) ? undefined : 'pages';
}
