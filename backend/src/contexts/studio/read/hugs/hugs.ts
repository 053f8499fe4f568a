import { HugList, ListHugsQuery, ROUTES, type Hug, STUDIO_MESSAGES } from '@marcel/contracts';
import { Controller, Get, Query, Inject } from '@nestjs/common';
import { Query as QueryOf, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CachedView } from '../../../../platform/http/caching.js';
import { JsonResponse, QueryParameters } from '../../../../platform/openapi/decorators.js';
import { HUGS_VIEW } from '../../views.js';
import { type Position, EVENT_STORE, type EventStore } from '../../../../platform/event-store/event-store.js';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { PersonalData, witnessRecord } from '../../../../platform/personal-data/personal-data.js';
import { nextAfter } from '../../../../platform/read-store/cursor.js';
import { READ_STORE, type ReadStore, type Document } from '../../../../platform/read-store/read-store.js';
import { artworkStream } from '../../domain/artwork-streams.js';
import { artworkAsOf, toArtworksQuery, addressesOf, picturesOf, shownFields } from '../artwork-document.js';
import { hugsProjection, HugDocument } from './hugs.projection.js';

export function toHug(document: Document): Hug {
  const hug = HugDocument.parse(document);
  const { userName, characterName, profilePictureUrl, mascotPictureUrl } = hug;
  const pictures = picturesOf(document);
  return {
    ...shownFields(hug),
    userName,
    characterName,
    profilePictureUrl,
    mascotPictureUrl,
    generatedImages: addressesOf(pictures, hug),
    storagePaths: pictures.map(({ url }) => url),
    preservedCount: hug.preserved,
  };
}

/** Returns a hug or drawing; with a position, as of that position of the log. @throws DomainError not_found */
export class FindHug extends QueryOf<Hug> {
  constructor(
    readonly id: number,
    readonly asOf?: Position,
  ) {
    super();
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

@ApiTags('studio')
@Controller()
export class HugsController {
  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  @Get(ROUTES.hugs)
  @CachedView(HUGS_VIEW)
  @QueryParameters(ListHugsQuery)
  @JsonResponse(HugList, 'HugList')
  async list(@Query() request: ListHugsQuery): Promise<HugList> {
    const ofKind = request.kind === undefined ? [] : [{ field: 'kind', oneOf: [request.kind] }];
    const query = toArtworksQuery(request, ofKind);
    const { documents, total } = await this.views.find(HUGS_VIEW, query);
    return { items: documents.map(toHug), total, limit: request.limit, next: nextAfter(query, documents) };
  }
}
