import { Metrics } from '../observability/metrics/metrics.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import compress from '@fastify/compress';
import { ERROR_MESSAGES, HEADERS, ROUTES } from '@marcel/contracts';
import { constants } from 'node:zlib';
import multipart from '@fastify/multipart';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DomainError } from '../decider/domain-error.js';
import type { Settings } from '../config/settings.js';
import type { BackgroundThrottle } from '../scheduling/background-throttle.js';
import { byteLength, isBuffered, type RevisionOf, addCaching } from './caching.js';
import { Startup } from '../observability/health/startup.js';
import { isHealthCheck } from '../observability/logging/logger.js';
import { limitConnections, limitBufferedBytes } from './connections.js';
import { limitRates } from './rate-limits.js';
import { raiseEditBodyLimit, readJsonBodies } from './bodies.js';
import { cleanForwarded, isCrossSite, securityHeaders } from './security.js';

const THRESHOLD_BYTES = 1024;

const BROTLI_QUALITY = 4;

const COMPRESSED_TYPES = /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?(?:json|xml)\b)/;
const PRIVATE_CACHE = /\b(?:private|no-store)\b/;

const SECRETS = [HEADERS.adminToken, HEADERS.auditorToken, HEADERS.deployToken, HEADERS.ownerKey, 'authorization'];

async function compressResponses(server: FastifyInstance): Promise<void> {
  server.addHook('onSend', (request, reply, payload, done) => {
    const isSmall = isBuffered(payload) && byteLength(payload) < THRESHOLD_BYTES;
    if (isSmall || !isPublicResponse(request, reply)) request.headers['x-no-compression'] = '1';
    done(null, payload);
  });
  await server.register(compress, {
    threshold: THRESHOLD_BYTES,
    encodings: ['br', 'gzip'],
    customTypes: COMPRESSED_TYPES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
}

const isPublicResponse = ({ headers }: FastifyRequest, reply: FastifyReply): boolean =>
  !SECRETS.some((name) => name in headers) && !PRIVATE_CACHE.test(String(reply.getHeader('cache-control') ?? ''));

export interface HttpOptions {
  readonly settings: Settings;
  readonly revisionOf: RevisionOf;
  readonly throttle: Pick<BackgroundThrottle, 'recordRequest'>;
  /** Adds the routes of the pages. @param origins of remotes that are deployed elsewhere */
  readonly servePages?: (server: FastifyInstance, origins: readonly string[]) => Promise<void>;
}

/** Registers the hooks and middleware for all requests, in the order in which they run. Call it before the application is initialized. */
export async function configureHttp(app: NestFastifyApplication, options: HttpOptions): Promise<void> {
  const { settings } = options;
  const server: FastifyInstance = app.getHttpAdapter().getInstance();
  const metrics = app.get(Metrics);
  const origins = listOrigins(settings);
  server.decorateRequest('actorKind', 'visitor');
  server.decorateRequest('actorId', undefined);
  server.decorate('folderBytes', settings.releaseBytes);
  limitConnections(server, settings, metrics);
  addHooks(server, options, origins);
  rejectUntilStarted(server, app.get(Startup));
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched';
    metrics.requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  if (settings.rateLimit) rejectWhileOverloaded(server);
  await limitRates(server, settings);
  addCaching(server, options.revisionOf);
  limitBufferedBytes(server, settings, metrics);
  await compressResponses(server);
  raiseEditBodyLimit(app);
  readJsonBodies(app);
  await app.register(multipart);
  await options.servePages?.(server, origins);
}

function addHooks(server: FastifyInstance, { settings, throttle }: HttpOptions, origins: readonly string[]): void {
  const headers = securityHeaders(origins);
  const trusted = settings.publicUrl === undefined ? origins : [settings.publicUrl, ...origins];
  server.addHook('onRequest', (request, reply, done) => {
    cleanForwarded(request.headers);
    reply.headers(headers).header(HEADERS.requestId, request.id);
    if (!isHealthCheck(request.routeOptions.url)) throttle.recordRequest();
    done(isCrossSite(request, trusted) ? new DomainError('cross_site', ERROR_MESSAGES.crossSite) : undefined);
  });
}

/** Routes of the shell's pages, which say that the product is getting ready. */
const EARLY_ROUTES: readonly (string | undefined)[] = [ROUTES.remotes, ROUTES.siteConfig, '/remotes/:name/*', '/*'];

function rejectUntilStarted(server: FastifyInstance, startup: Startup): void {
  server.addHook('onRequest', ({ routeOptions: { url } }, _, done) => {
    const isRejected = !startup.isComplete && !isHealthCheck(url) && !EARLY_ROUTES.includes(url);
    done(isRejected ? new DomainError('unavailable', ERROR_MESSAGES.starting) : undefined);
  });
}

/** Delay of the event loop, in milliseconds, from which new requests are rejected so that running ones can end. */
const MAX_EVENT_LOOP_DELAY_MS = 3000;

/** Interval between measurements of the delay. A monitor of each turn of the event loop would use CPU while idle. */
export const DELAY_INTERVAL_MS = 1000;

/** Rejects requests after two delayed measurements in a row. A single one may be the start, a pause of the machine or a large commit. */
function rejectWhileOverloaded(server: FastifyInstance): void {
  let due = performance.now() + DELAY_INTERVAL_MS;
  let delays = [0, 0];
  const timer = setInterval(() => {
    const now = performance.now();
    delays = [...delays.slice(1), now - due];
    due = now + DELAY_INTERVAL_MS;
  }, DELAY_INTERVAL_MS).unref();
  server.addHook('onClose', async () => clearInterval(timer));
  server.addHook('onRequest', ({ routeOptions }, _, done) => {
    const isRejected = delays.every((ms) => ms > MAX_EVENT_LOOP_DELAY_MS) && !isHealthCheck(routeOptions.url);
    done(isRejected ? new DomainError('unavailable', ERROR_MESSAGES.unavailable) : undefined);
  });
}

function listOrigins({ remotes, remoteOrigins }: HttpOptions['settings']): string[] {
  const entries = remotes.map(({ entry }) => entry).filter((entry) => URL.canParse(entry));
  return [...new Set([...remoteOrigins, ...entries.map((entry) => new URL(entry).origin)])];
}
