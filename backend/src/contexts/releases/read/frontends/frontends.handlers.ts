import { RELEASE_MESSAGES, type FrontendReport, type ReleaseHistoryEntry, type ReleaseReport } from '@marcel/contracts';
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { EVENT_STORE, type EventStore } from '../../../../platform/event-store/event-store.js';
import { documentAsOf } from '../../../../platform/history/document-as-of.js';
import { shownVersion, type Shown } from '../../../../platform/http/caching/shows-record.js';
import type { Document } from '../../../../platform/read-store/collection.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { frontendStream } from '../../domain/frontend.events.js';
import { FRONTENDS_VIEW, RELEASE_HISTORY_VIEW, releaseKey, RELEASES_VIEW } from '../../views.js';
import { frontendsProjection } from '../frontends.projection.js';
import { FindFrontend, FindRelease, ListHistory, ListReleases, ShowFrontend, type PageOf } from './frontends.query.js';
import { frontendReport, historyReport, releaseReport } from './reports.js';

const newestBy = (field: string) => ({ field, direction: 'desc' }) as const;

function found(document: Document | undefined, message: string): Document {
  if (document === undefined) throw new DomainError('not_found', message);
  return document;
}

@QueryHandler(ShowFrontend)
export class ShowFrontendHandler implements IQueryHandler<ShowFrontend> {
  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  async execute({ frontend }: ShowFrontend): Promise<Shown<FrontendReport>> {
    const document = found(await this.views.get(FRONTENDS_VIEW, frontend), RELEASE_MESSAGES.frontend);
    return { answer: frontendReport(document), version: shownVersion(frontendStream(frontend), document) };
  }
}

@QueryHandler(FindFrontend)
export class FindFrontendHandler implements IQueryHandler<FindFrontend> {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    @Inject(EVENT_STORE) private readonly events: EventStore,
  ) {}

  async execute({ frontend: id, asOf }: FindFrontend): Promise<FrontendReport> {
    const told = { projection: frontendsProjection, collection: FRONTENDS_VIEW, stream: frontendStream(id), id };
    const shown = asOf === undefined ? this.views.get(FRONTENDS_VIEW, id) : documentAsOf(this.events, told, asOf);
    return frontendReport(found(await shown, RELEASE_MESSAGES.frontend));
  }
}

@QueryHandler(FindRelease)
export class FindReleaseHandler implements IQueryHandler<FindRelease> {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    @Inject(EVENT_STORE) private readonly events: EventStore,
  ) {}

  async execute({ frontend, release, asOf }: FindRelease): Promise<ReleaseReport> {
    const id = releaseKey(frontend, release);
    const told = { projection: frontendsProjection, collection: RELEASES_VIEW, stream: frontendStream(frontend), id };
    const shown = asOf === undefined ? this.views.get(RELEASES_VIEW, id) : documentAsOf(this.events, told, asOf);
    return releaseReport(found(await shown, RELEASE_MESSAGES.notFound));
  }
}

@QueryHandler(ListReleases)
export class ListReleasesHandler implements IQueryHandler<ListReleases> {
  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  async execute({ frontend, page }: ListReleases): Promise<PageOf<ReleaseReport>> {
    const where = [{ field: 'frontend', oneOf: [frontend] }];
    const { documents, total } = await this.views.find(RELEASES_VIEW, { where, sort: newestBy('published'), ...page });
    if (total === 0) throw new DomainError('not_found', RELEASE_MESSAGES.frontend);
    return { items: documents.map(releaseReport), total };
  }
}

@QueryHandler(ListHistory)
export class ListHistoryHandler implements IQueryHandler<ListHistory> {
  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  async execute({ frontend, page }: ListHistory): Promise<PageOf<ReleaseHistoryEntry>> {
    const query = { where: [{ field: 'frontend', oneOf: [frontend] }], sort: newestBy('revision'), ...page };
    const { documents, total } = await this.views.find(RELEASE_HISTORY_VIEW, query);
    if (total === 0) throw new DomainError('not_found', RELEASE_MESSAGES.frontend);
    return { items: documents.map(historyReport), total };
  }
}
