import { type GalleryItem, GalleryPage, ROUTES } from '@marcel/contracts';
import { api, readOwnerKey } from '@marcel/kit/api';
import { joinPages } from '@marcel/kit/programs';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { findOwnItems, POLL_MS, studioKeys } from '../../shared/records';
import { type GalleryFilters, toQuery } from './gallery-filters';

export const GALLERY_BATCH_SIZE = 60;

export interface LoadedGallery {
  items: readonly GalleryItem[];
  counts: GalleryPage['counts'];
}

const EMPTY_PAGE: GalleryPage = { items: [], counts: { hugs: 0, drawings: 0, generated: 0 }, next: null };

function toRequestQuery(filters: GalleryFilters): Record<string, string> {
  const { kinds, ...others } = toQuery(filters);
  return kinds ? { ...others, kinds, limit: String(GALLERY_BATCH_SIZE) } : { ...others, limit: '1' };
}

export const gallery = (filters: GalleryFilters) =>
  infiniteQueryOptions({
    queryKey: [...studioKeys.gallery, filters],
    queryFn: ({ pageParam, signal }) => {
      if (filters.ids?.length === 0) return EMPTY_PAGE;
      const page = new URLSearchParams({ ...(pageParam && { after: pageParam }), ...toRequestQuery(filters) });
      return api.get(`${ROUTES.gallery}?${page}`, GalleryPage, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => (filters.types.length === 0 ? null : next),
    refetchInterval: POLL_MS,
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
    select: ({ pages }): LoadedGallery => ({
      items: filters.types.length === 0 ? [] : joinPages(pages, ({ items }) => items),
      counts: (pages[0] ?? EMPTY_PAGE).counts,
    }),
  });

export const myPictures = (isEnabled: boolean) => {
  const key = readOwnerKey();
  return queryOptions({
    queryKey: ['studio', 'mine', key],
    queryFn: ({ signal }): Promise<readonly string[]> | readonly string[] =>
      key === null ? [] : findOwnItems(key, ['hug', 'drawing', 'image'], signal),
    enabled: isEnabled,
    refetchOnMount: 'always',
  });
};
