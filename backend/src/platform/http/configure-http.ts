import multipart from '@fastify/multipart';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../config/settings.js';
import { measureRequests } from '../observability/metrics/measure-requests.js';
import { Metrics } from '../observability/metrics/metrics.js';
import { traceRequests } from '../observability/tracing/trace-requests.js';
import type { Courtesy } from '../turns/courtesy.js';
import { recogniseActors } from './access/actor.js';
import { rememberShownVersions } from './caching/shows-record.js';
import { serveCachedViews, type RevisionOf } from './caching/serve-cached-views.js';
import { tagAnswers } from './caching/tag-answers.js';
import { compressAnswers } from './compression/compress-answers.js';
import { announceRequestIds } from './context/request-ids.js';
import { limitConnections } from './connections/limit-connections.js';
import { limitHeldBytes } from './connections/limit-held-bytes.js';
import { giveWayToVisitors } from './requests/give-way.js';
import type { FrontendsOptions } from './frontends/frontends-options.js';
import { serveFrontends } from './frontends/serve-frontends.js';
import { sendOwnerKeys } from './ownership/send-owner-keys.js';
import { limitRates } from './rate-limits/limit-rates.js';
import { Shares } from './rate-limits/shares.js';
import { allowLargeEdits } from './requests/body-limits.js';
import { readJsonBodies } from './requests/json-bodies.js';
import { refuseOtherSites } from './security/refuse-other-sites.js';
import { sendSecurityHeaders } from './security/security-headers.js';

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
  readonly courtesy: Pick<Courtesy, 'note'>;
  /** Left out, the process serves the API alone. */
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
  giveWayToVisitors(server, options.courtesy);
  traceRequests(server);
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
  compressAnswers(server);
  allowLargeEdits(app);
  readJsonBodies(app);
  await app.register(multipart);
  server.decorate('folderBytes', settings.releaseBytes);
  const { remotes, publicUrl } = settings;
  if (frontends !== undefined) await serveFrontends(server, { ...frontends, remotes, publicUrl, origins });
}

/** Every origin that the shell may load a remote from. */
function originsOf({ remotes, remoteOrigins }: HttpOptions['settings']): string[] {
  const entries = remotes.map(({ entry }) => entry).filter((entry) => URL.canParse(entry));
  return [...new Set([...remoteOrigins, ...entries.map((entry) => new URL(entry).origin)])];
}
