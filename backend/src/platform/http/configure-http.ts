import { Metrics } from '../observability/metrics/metrics.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import compress from '@fastify/compress';
import { ERROR_MESSAGES, HEADERS, ROUTES } from '@marcel/contracts';
import { constants } from 'node:zlib';
import multipart from '@fastify/multipart';
import underPressure from '@fastify/under-pressure';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DomainError } from '../decider/domain-error.js';
import type { Settings } from '../config/settings.js';
import type { BackgroundThrottle } from '../turns/background-throttle.js';
import { recogniseActors } from './access.js';
import { rememberShownVersions, type RevisionOf, serveCachedViews, tagAnswers } from './caching.js';
import { announceRequestIds } from './requests.js';
import { limitConnections, limitHeldBytes, Shares } from './connections.js';
import { giveWayToVisitors } from './lifetime.js';
import { type FrontendsOptions, serveFrontends } from './frontends/serve-frontends.js';
import { sendOwnerKeys } from './ownership.js';
import { limitRates } from './rate-limits.js';
import { allowLargeEdits, readJsonBodies } from './form-collector.js';
import { refuseOtherSites, sendSecurityHeaders } from './security.js';

const UNMATCHED = 'unmatched';

function measureRequests(server: FastifyInstance, metrics: Metrics): void {
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? UNMATCHED;
    metrics.requestAnswered(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
}

const THRESHOLD_BYTES = 1024;

const BROTLI_QUALITY = 4;

const TEXT = /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?(?:json|xml)\b)/;
const FOR_ONE_ALONE = /\b(?:private|no-store)\b/;

const SECRETS = [HEADERS.adminToken, HEADERS.auditorToken, HEADERS.deployToken, HEADERS.ownerKey, 'authorization'];

async function compressAnswers(server: FastifyInstance): Promise<void> {
  server.addHook('onSend', (request, reply, payload, done) => {
    if (!isForAll(request, reply)) request.headers['x-no-compression'] = '1';
    done(null, payload);
  });
  await server.register(compress, {
    threshold: THRESHOLD_BYTES,
    encodings: ['br', 'gzip'],
    customTypes: TEXT,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
}

const isForAll = ({ headers }: FastifyRequest, reply: FastifyReply): boolean =>
  !SECRETS.some((name) => name in headers) && !FOR_ONE_ALONE.test(String(reply.getHeader('cache-control') ?? ''));

export interface HttpOptions {
  readonly settings: Pick<
    Settings,
    | 'rateLimit'
    | 'moderation'
    | 'trustProxy'
    | 'connections'
    | 'heldBytes'
    | 'remotes'
    | 'remoteOrigins'
    | 'publicUrl'
    | 'releaseBytes'
  >;
  readonly revisionOf: RevisionOf;
  readonly throttle: Pick<BackgroundThrottle, 'note'>;
  readonly frontends?: Omit<FrontendsOptions, 'remotes' | 'publicUrl' | 'origins'>;
}

const WITHOUT_LIMIT = { most: Infinity, mostOfOne: Infinity };

/**
 * Puts everything around the controllers that belongs to all requests. To be called before the application is initialised; the
 * order is the one in which a request meets each part.
 */
export async function configureHttp(app: NestFastifyApplication, options: HttpOptions): Promise<void> {
  const { settings, frontends } = options;
  const server: FastifyInstance = app.getHttpAdapter().getInstance();
  const metrics = app.get(Metrics);
  limitConnections(server, settings, metrics);
  measureRequests(server, metrics);
  announceRequestIds(server);
  giveWayToVisitors(server, options.throttle);
  if (settings.rateLimit) await refuseUnderPressure(server);
  recogniseActors(server);
  const origins = originsOf(settings);
  sendSecurityHeaders(server, origins);
  refuseOtherSites(server, settings.publicUrl === undefined ? origins : [settings.publicUrl, ...origins]);
  await limitRates(server, settings);
  rememberShownVersions(server);
  serveCachedViews(server, options.revisionOf);
  tagAnswers(server);
  sendOwnerKeys(server);
  limitHeldBytes(server, new Shares(settings.rateLimit ? settings.heldBytes : WITHOUT_LIMIT), metrics);
  await compressAnswers(server);
  allowLargeEdits(app);
  readJsonBodies(app);
  await app.register(multipart);
  server.decorate('folderBytes', settings.releaseBytes);
  const { remotes, publicUrl } = settings;
  if (frontends !== undefined) await serveFrontends(server, { ...frontends, remotes, publicUrl, origins });
}

/** Requests are refused while the event loop is late by so many milliseconds: what is under way ends sooner then. */
const MOST_LATE_MS = 3000;

const PROBES: ReadonlySet<string | undefined> = new Set([ROUTES.live, ROUTES.ready, ROUTES.metrics]);

async function refuseUnderPressure(server: FastifyInstance): Promise<void> {
  await server.register(underPressure, {
    maxEventLoopDelay: MOST_LATE_MS,
    pressureHandler: ({ routeOptions }) => {
      if (!PROBES.has(routeOptions.url)) throw new DomainError('unavailable', ERROR_MESSAGES.unavailable);
    },
  });
}

function originsOf({ remotes, remoteOrigins }: HttpOptions['settings']): string[] {
  const entries = remotes.map(({ entry }) => entry).filter((entry) => URL.canParse(entry));
  return [...new Set([...remoteOrigins, ...entries.map((entry) => new URL(entry).origin)])];
}
