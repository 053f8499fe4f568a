import type { ListMascotsQuery, MascotFilterQuery } from '@marcel/contracts';
import type { Criteria, Filter, Query } from '../../../../platform/read-store/read-store.js';

export const TYPE_SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map([['fantasy', ['mythical creature']]]);

export const toCriteria = (request: MascotFilterQuery): Criteria => ({
  where: [
    ...oneOf('industry', request.industry),
    ...oneOf('type', request.type, TYPE_SYNONYMS),
    ...oneOf('style', request.style),
    ...oneOf('status', request.status),
    ...oneOf('picture', request.picture),
    ...range('cuteness', request.minCuteness, request.maxCuteness),
    ...range('humor', request.minHumor, request.maxHumor),
    ...range('rebel', request.minRebel, request.maxRebel),
    ...range('weirdness', request.minWeirdness, request.maxWeirdness),
    ...range('yearIntroduced', request.minYearIntroduced, request.maxYearIntroduced),
    ...range('yearRetired', request.minYearRetired, request.maxYearRetired),
  ],
  search: request.search,
});

export const toDirectoryQuery = (request: ListMascotsQuery): Query => ({
  ...toCriteria(request),
  sort: { field: request.sortBy, direction: request.sortOrder },
  after: request.after,
  offset: request.offset,
  limit: request.limit,
});

function oneOf(field: string, value: string | undefined, synonyms?: typeof TYPE_SYNONYMS): Filter[] {
  if (value === undefined) return [];
  return [{ field, oneOf: [value, ...(synonyms?.get(value.toLowerCase()) ?? [])] }];
}

function range(field: string, from: number | undefined, to: number | undefined): Filter[] {
  return from === undefined && to === undefined ? [] : [{ field, from, to }];
}
