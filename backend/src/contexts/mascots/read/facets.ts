import {
  MAX_SHORT_LIST,
  MascotFacets,
  NarrowMascotsQuery,
  ROUTES,
  AskedLikes,
  CountLikesQuery,
  LikeCount,
} from '@marcel/contracts';
import { Controller, Get, Inject, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { READ_STORE, type ReadStore, type FieldValue } from '../../../platform/read-store/read-store.js';
import { DIRECTORY_VIEW } from '../views.js';
import { toCriteria, TYPE_SYNONYMS } from './directory/directory-query.js';
import { CachedView } from '../../../platform/http/caching.js';
import { JsonResponse, QueryParameters } from '../../../platform/openapi/decorators.js';

type Facet = keyof MascotFacets;

async function mascotFacets(views: Pick<ReadStore, 'tally'>, request: NarrowMascotsQuery): Promise<MascotFacets> {
  const of = async (field: Facet) => {
    const { [field]: _, ...others } = request;
    return counted(await views.tally(DIRECTORY_VIEW, toCriteria(others), { by: field }));
  };
  const [industry, type, style, status] = await Promise.all([of('industry'), of('type'), of('style'), of('status')]);
  return { industry, type: withSynonyms(type), style, status };
}

const counted = (tallies: ReadonlyMap<FieldValue, number>): MascotFacets[Facet] =>
  [...tallies]
    .flatMap(([value, count]) => (typeof value === 'string' && count > 0 ? [{ value, count }] : []))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MAX_SHORT_LIST);

function withSynonyms(types: MascotFacets['type']): MascotFacets['type'] {
  const countOf = (value: string) => types.find((type) => type.value === value)?.count ?? 0;
  const wider = [...TYPE_SYNONYMS].map(([value, synonyms]) => ({
    value,
    count: [value, ...synonyms].reduce((sum, name) => sum + countOf(name), 0),
  }));
  const others = types.filter(({ value }) => !TYPE_SYNONYMS.has(value));
  return [...others, ...wider.filter(({ count }) => count > 0)].toSorted((one, other) => other.count - one.count);
}

@ApiTags('mascots')
@Controller()
export class FacetsController {
  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  @Get(ROUTES.mascotFacets)
  @CachedView(DIRECTORY_VIEW)
  @QueryParameters(NarrowMascotsQuery)
  @JsonResponse(MascotFacets, 'MascotFacets')
  count(@Query() request: NarrowMascotsQuery): Promise<MascotFacets> {
    return mascotFacets(this.views, request);
  }
}

@ApiTags('mascots')
@Controller()
export class LikesController {
  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  @Get(ROUTES.mascotLikes)
  @CachedView(DIRECTORY_VIEW)
  @QueryParameters(CountLikesQuery)
  @JsonResponse(AskedLikes, 'AskedLikes')
  async count(@Query() { ids }: CountLikesQuery): Promise<AskedLikes> {
    const asked = [...new Set(ids?.split(',').map(Number))];
    const where = [{ field: 'id', oneOf: asked }];
    const { documents } = await this.views.find(DIRECTORY_VIEW, { where, limit: asked.length });
    return { likes: documents.map((document) => LikeCount.parse(document)) };
  }
}
