import {
  FrontendList,
  FrontendReport,
  ListPageQuery,
  RELEASE_MESSAGES,
  ReleaseHistory,
  ReleaseList,
  ROUTES,
  type ReleaseHistoryEntry,
  type ReleaseReport,
} from '@marcel/contracts';
import { Get, Inject, Injectable, Param, Req } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../../platform/decider/domain-error.js';
import type { EventStore, RecordedEvent, Position } from '../../../platform/event-store/event-store.js';
import { collect, countEvents, EVENT_STORE } from '../../../platform/event-store/event-store.js';
import { decodeEvent } from '../../../platform/event-store/event-codec.js';
import { findDocument } from '../../../platform/history/replay.js';
import { Team } from '../../../platform/http/token-guard.js';
import { setRecordVersion } from '../../../platform/http/caching.js';
import { setPaginationHeaders } from '../../../platform/http/requests.js';
import { JsonResponse, QueryParameters, Reply, RestController } from '../../../platform/openapi/decorators.js';
import { READ_STORE, type ReadStore, type Document } from '../../../platform/read-store/read-store.js';
import { frontendEvents, frontendStream, type FrontendBuild } from '../domain/frontend.js';
import { FrontendNamePipe } from '../names.pipe.js';
import {
  FRONTENDS_VIEW,
  RELEASES_VIEW,
  releaseKey,
  toFrontendReport,
  toReleaseReport,
  frontendsProjection as projection,
} from './frontends.projection.js';
import { SETTINGS, type Settings } from '../../../platform/config/settings.js';
import { readBuiltFrontends, type ServedRelease } from './built-frontends.js';
import { ServedFrontends } from './served-frontends.js';

function requireFound(document: Document | undefined, message: string): Document {
  if (document === undefined) throw new DomainError('not_found', message);
  return document;
}

const pathsOf = (programs: ServedRelease['programs']): string[] => programs.map(({ path }) => path);

@Injectable()
export class FrontendReader {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    @Inject(EVENT_STORE) private readonly events: EventStore,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'frontendsDirectory' | 'remotes'>,
    private readonly served: ServedFrontends,
  ) {}

  /** Reads the view or, given a position, folds the log up to it. @throws DomainError not_found */
  async findFrontend(name: string, asOf?: Position): Promise<FrontendReport> {
    const document = await this.loadDocument(FRONTENDS_VIEW, name, name, asOf);
    return toFrontendReport(requireFound(document, RELEASE_MESSAGES.frontend));
  }

  /** Reads the view or, given a position, folds the log up to it. @throws DomainError not_found */
  async findRelease(frontend: string, release: string, asOf?: Position): Promise<ReleaseReport> {
    const document = await this.loadDocument(RELEASES_VIEW, frontend, releaseKey(frontend, release), asOf);
    return toReleaseReport(requireFound(document, RELEASE_MESSAGES.notFound));
  }

  async listInstalledBuildsExcept(frontend: string): Promise<readonly FrontendBuild[]> {
    const { frontendsDirectory: root, remotes } = this.settings;
    const builds = new Map<string, FrontendBuild>();
    const built = root === undefined ? [] : await readBuiltFrontends(root);
    for (const { name, version, needs, provides, programs } of built) {
      if (!remotes.some((remote) => remote.name === name))
        builds.set(name, { name: `${name} ${version}`, needs, provides, paths: pathsOf(programs) });
    }
    for (const [name, live] of await this.served.liveReleases())
      if (live) builds.set(name, { ...live, name: `${name} ${live.release}`, paths: pathsOf(live.programs) });
    builds.delete(frontend);
    return [...builds.values()];
  }

  private async loadDocument(collection: string, frontend: string, id: string, asOf: Position | undefined) {
    const view = { projection, collection, stream: frontendStream(frontend), id };
    return findDocument(this.views, this.events, view, asOf);
  }
}

@Team()
@RestController('releases')
export class FrontendsController {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    @Inject(EVENT_STORE) private readonly events: EventStore,
  ) {}

  @Get(ROUTES.frontends)
  @JsonResponse(FrontendList, 'FrontendList')
  async listFrontends(@QueryParameters() page: ListPageQuery, @Reply() reply: FastifyReply): Promise<FrontendReport[]> {
    const sort = { field: 'id', direction: 'asc' } as const;
    const { documents, total } = await this.views.find(FRONTENDS_VIEW, { sort, ...page });
    setPaginationHeaders(reply, { total, next: null });
    return documents.map(toFrontendReport);
  }

  @Get(ROUTES.frontend)
  @JsonResponse(FrontendReport, 'FrontendReport')
  async findFrontend(
    @Param('frontend', FrontendNamePipe) frontend: string,
    @Req() request: FastifyRequest,
  ): Promise<FrontendReport> {
    const document = requireFound(await this.views.get(FRONTENDS_VIEW, frontend), RELEASE_MESSAGES.frontend);
    setRecordVersion(request, frontendStream(frontend), document);
    return toFrontendReport(document);
  }

  @Get(ROUTES.frontendReleases)
  @JsonResponse(ReleaseList, 'ReleaseList')
  async listReleases(
    @Param('frontend', FrontendNamePipe) frontend: string,
    @QueryParameters() page: ListPageQuery,
    @Reply() reply: FastifyReply,
  ): Promise<ReleaseReport[]> {
    const where = [{ field: 'frontend', oneOf: [frontend] }];
    const sort = { field: 'publishedRevision', direction: 'desc' } as const;
    const { documents, total } = await this.views.find(RELEASES_VIEW, { where, sort, ...page });
    if (total === 0) throw new DomainError('not_found', RELEASE_MESSAGES.frontend);
    setPaginationHeaders(reply, { total, next: null });
    return documents.map(toReleaseReport);
  }

  @Get(ROUTES.frontendHistory)
  @JsonResponse(ReleaseHistory, 'ReleaseHistory')
  async listReleaseHistory(
    @Param('frontend', FrontendNamePipe) frontend: string,
    @QueryParameters() { limit, offset }: ListPageQuery,
    @Reply() reply: FastifyReply,
  ): Promise<ReleaseHistory> {
    const stream = frontendStream(frontend);
    const total = await countEvents(this.events, stream);
    if (total === 0) throw new DomainError('not_found', RELEASE_MESSAGES.frontend);
    setPaginationHeaders(reply, { total, next: null });
    const from = total - 1 - offset;
    if (from < 0) return [];
    const events = await collect(this.events.readStream(stream, { direction: 'backwards', from, limit }));
    return events.map(toHistoryEntry);
  }
}

function toHistoryEntry(stored: RecordedEvent): ReleaseHistoryEntry {
  const { type, data, recorded } = decodeEvent(frontendEvents, stored);
  const { time, actor: by } = recorded.metadata;
  const release = 'release' in data ? data.release : 'from' in data ? data.from : data.releases.join(', ');
  return { revision: recorded.revision, type, time, by, release, reason: 'reason' in data ? data.reason : null };
}
