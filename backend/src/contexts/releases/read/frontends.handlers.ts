import { RELEASE_MESSAGES, type FrontendReport, type ReleaseReport } from '@marcel/contracts';
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { SETTINGS, type Settings } from '../../../platform/config/settings.js';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { EVENT_STORE, type EventStore, type Position } from '../../../platform/event-store/event-store.js';
import { documentAsOf } from '../../../platform/history/document-as-of.js';
import { readBuiltFrontends } from '../../../platform/http/frontends/built-frontends.js';
import type { Document } from '../../../platform/read-store/collection.js';
import { READ_STORE, type ReadStore } from '../../../platform/read-store/read-store.js';
import type { Build } from '../domain/frontend.decider.js';
import { frontendStream } from '../domain/frontend.events.js';
import { FRONTENDS_VIEW, releaseKey, RELEASES_VIEW } from '../views.js';
import { frontendReport, frontendsProjection as projection, releaseReport } from './frontends.projection.js';
import { FindFrontend, FindOtherBuilds, FindRelease } from './frontends.query.js';
import { ServedFrontends } from './served-frontends.js';

export function found(document: Document | undefined, message: string): Document {
  if (document === undefined) throw new DomainError('not_found', message);
  return document;
}

@QueryHandler(FindFrontend)
export class FindFrontendHandler implements IQueryHandler<FindFrontend> {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    @Inject(EVENT_STORE) private readonly events: EventStore,
  ) {}

  async execute({ frontend: id, asOf }: FindFrontend): Promise<FrontendReport> {
    const place = { collection: FRONTENDS_VIEW, stream: frontendStream(id), id };
    return frontendReport(found(await documentOf(this.views, this.events, place, asOf), RELEASE_MESSAGES.frontend));
  }
}

@QueryHandler(FindRelease)
export class FindReleaseHandler implements IQueryHandler<FindRelease> {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    @Inject(EVENT_STORE) private readonly events: EventStore,
  ) {}

  async execute({ frontend, release, asOf }: FindRelease): Promise<ReleaseReport> {
    const place = { collection: RELEASES_VIEW, stream: frontendStream(frontend), id: releaseKey(frontend, release) };
    return releaseReport(found(await documentOf(this.views, this.events, place, asOf), RELEASE_MESSAGES.notFound));
  }
}

@QueryHandler(FindOtherBuilds)
export class FindOtherBuildsHandler implements IQueryHandler<FindOtherBuilds> {
  constructor(
    private readonly served: ServedFrontends,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'frontendsDirectory' | 'remotes'>,
  ) {}

  async execute({ frontend }: FindOtherBuilds): Promise<readonly Build[]> {
    const { frontendsDirectory: root, remotes } = this.settings;
    const builds = new Map<string, Build>();
    for (const { name, version, needs, provides } of root === undefined ? [] : await readBuiltFrontends(root)) {
      if (!remotes.some((remote) => remote.name === name))
        builds.set(name, { name: `${name} ${version}`, needs, provides });
    }
    for (const [name, live] of await this.served.now())
      if (live) builds.set(name, { name: `${name} ${live.release}`, needs: live.needs, provides: live.provides });
    builds.delete(frontend);
    return [...builds.values()];
  }
}

interface Place {
  readonly collection: string;
  readonly stream: string;
  readonly id: string;
}

const documentOf = (views: ReadStore, events: EventStore, place: Place, asOf: Position | undefined) =>
  asOf === undefined ? views.get(place.collection, place.id) : documentAsOf(events, { projection, ...place }, asOf);
