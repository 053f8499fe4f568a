import { STUDIO_MESSAGES, type Hug, type HugList } from '@marcel/contracts';
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { EVENT_STORE, type EventStore } from '../../../../platform/event-store/event-store.js';
import { PersonalData, witnessRecord } from '../../../../platform/personal-data/personal-data.js';
import { nextAfter } from '../../../../platform/read-store/cursor.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { HUGS_VIEW } from '../../views.js';
import { artworkStream } from '../../domain/artwork-streams.js';
import { artworkAsOf } from '../artwork-as-of.js';
import { toArtworksQuery } from '../artworks-query.js';
import { toHug } from './hug-view.js';
import { hugsProjection } from './hugs.projection.js';
import { FindHug, ListHugs } from './hugs.query.js';

@QueryHandler(ListHugs)
export class ListHugsHandler implements IQueryHandler<ListHugs> {
  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  async execute({ request }: ListHugs): Promise<HugList> {
    const ofKind = request.kind === undefined ? [] : [{ field: 'kind', oneOf: [request.kind] }];
    const query = toArtworksQuery(request, ofKind);
    const { documents, total } = await this.views.find(HUGS_VIEW, query);
    return { items: documents.map(toHug), total, limit: request.limit, next: nextAfter(query, documents) };
  }
}

@QueryHandler(FindHug)
export class FindHugHandler implements IQueryHandler<FindHug> {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    @Inject(EVENT_STORE) private readonly events: EventStore,
    private readonly personalData: PersonalData,
  ) {}

  async execute({ id, asOf }: FindHug): Promise<Hug> {
    const document = await (asOf === undefined
      ? this.views.get(HUGS_VIEW, id)
      : artworkAsOf(
          { events: this.events, personalData: this.personalData },
          hugsProjection,
          { series: 'hug', id },
          asOf,
        ));
    if (document === undefined) throw new DomainError('not_found', STUDIO_MESSAGES.hugNotFound);
    witnessRecord(artworkStream('hug', id));
    return toHug(document);
  }
}
