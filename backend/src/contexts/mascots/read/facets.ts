import {
  MAX_SHORT_LIST,
  MascotFacets,
  MascotFilterQuery,
  ROUTES,
  RequestedLikes,
  CountLikesQuery,
  LikeCount,
} from '@marcel/contracts';
import { Get, Inject } from '@nestjs/common';
import { compareTexts } from '../../../platform/read-store/prepared-query.js';
import { READ_STORE, type ReadStore } from '../../../platform/read-store/read-store.js';
import { DIRECTORY_VIEW } from '../views.js';
import { toCriteria, TYPE_SYNONYMS } from './directory/directory-query.js';
import { CachedView } from '../../../platform/http/caching.js';
import { JsonResponse, QueryParameters, RestController } from '../../../platform/openapi/decorators.js';

type Facet = MascotFacets[keyof MascotFacets];

/** Orders by count, and by value where counts are equal, so that every engine offers the same values. */
const byCount = (one: Facet[number], other: Facet[number]): number =>
  other.count - one.count || compareTexts(one.value, other.value);

export async function countFacets(views: Pick<ReadStore, 'facets'>, query: MascotFilterQuery): Promise<MascotFacets> {
  const facets = await views.facets(DIRECTORY_VIEW, toCriteria(query), ['industry', 'type', 'style', 'status']);
  const top = (field: keyof MascotFacets): Facet =>
    [...(facets.get(field) ?? [])]
      .flatMap(([value, count]) => (typeof value === 'string' && count > 0 ? [{ value, count }] : []))
      .toSorted(byCount)
      .slice(0, MAX_SHORT_LIST);
  return { industry: top('industry'), type: withSynonyms(top('type')), style: top('style'), status: top('status') };
}

function withSynonyms(types: Facet): Facet {
  const countOf = (value: string) => types.find((type) => type.value === value)?.count ?? 0;
  const combined = [...TYPE_SYNONYMS].map(([value, synonyms]) => ({
    value,
    count: [value, ...synonyms].reduce((sum, name) => sum + countOf(name), 0),
  }));
  const others = types.filter(({ value }) => !TYPE_SYNONYMS.has(value));
  return [...others, ...combined.filter(({ count }) => count > 0)].toSorted(byCount);
}

@RestController('mascots')
export class FacetsController {
  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  @Get(ROUTES.mascotFacets)
  @CachedView(DIRECTORY_VIEW)
  @JsonResponse(MascotFacets, 'MascotFacets')
  count(@QueryParameters() request: MascotFilterQuery): Promise<MascotFacets> {
    return countFacets(this.views, request);
  }
}

@RestController('mascots')
export class LikesController {
  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  @Get(ROUTES.mascotLikes)
  @CachedView(DIRECTORY_VIEW)
  @JsonResponse(RequestedLikes, 'RequestedLikes')
  async count(@QueryParameters() { ids }: CountLikesQuery): Promise<RequestedLikes> {
    const requestedIds = [...new Set(ids?.split(',').map(Number))];
    const where = [{ field: 'id', oneOf: requestedIds }];
    const { documents } = await this.views.find(DIRECTORY_VIEW, { where, limit: requestedIds.length });
    return { likes: documents.map((document) => LikeCount.parse(document)) };
  }
}
