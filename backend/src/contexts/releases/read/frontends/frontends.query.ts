import type { FrontendOverview, FrontendReport, ListPageQuery, ReleaseHistory, ReleaseReport } from '@marcel/contracts';
import { Query } from '@nestjs/cqrs';
import type { Position } from '../../../../platform/event-store/event-store.js';
import type { Shown } from '../../../../platform/http/caching/shows-record.js';

export interface PageOf<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

/** As they stand at a moment. */
export class ListFrontends extends Query<PageOf<FrontendOverview>> {
  constructor(
    readonly page: ListPageQuery,
    readonly now: Date,
  ) {
    super();
  }
}

/** As it is shown, and the version that is. @throws DomainError not_found */
export class ShowFrontend extends Query<Shown<FrontendReport>> {
  constructor(readonly frontend: string) {
    super();
  }
}

/** As it is shown or, with a position, as the log had told it by then. @throws DomainError not_found */
export class FindFrontend extends Query<FrontendReport> {
  constructor(
    readonly frontend: string,
    readonly asOf?: Position,
  ) {
    super();
  }
}

/** Newest first. @throws DomainError not_found */
export class ListReleases extends Query<PageOf<ReleaseReport>> {
  constructor(
    readonly frontend: string,
    readonly page: ListPageQuery,
  ) {
    super();
  }
}

/** As it is shown or, with a position, as the log had told it by then. @throws DomainError not_found */
export class FindRelease extends Query<ReleaseReport> {
  constructor(
    readonly frontend: string,
    readonly release: string,
    readonly asOf?: Position,
  ) {
    super();
  }
}

/** Newest first. @throws DomainError not_found */
export class ListHistory extends Query<PageOf<ReleaseHistory[number]>> {
  constructor(
    readonly frontend: string,
    readonly page: ListPageQuery,
  ) {
    super();
  }
}
