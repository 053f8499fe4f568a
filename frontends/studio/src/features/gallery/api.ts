import { type GalleryItem, GalleryPage, ROUTES } from '@marcel/contracts';
import { api, readOwnerKey } from '@marcel/kit/api';
import { joinPages } from '@marcel/kit/programs';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { findMine, POLL_MS, studioKeys } from '../../shared/records';
import { type GallerySelection, queryOf } from './selection';

export const PICTURES_AT_A_TIME = 60;

export interface LoadedGallery {
  items: readonly GalleryItem[];
  counts: GalleryPage['counts'];
}

const NONE: GalleryPage = { items: [], counts: { hugs: 0, drawings: 0, generated: 0 }, next: null };

function asked(selection: GallerySelection): Record<string, string> {
  const { kinds, ...others } = queryOf(selection);
  return kinds ? { ...others, kinds, limit: String(PICTURES_AT_A_TIME) } : { ...others, limit: '1' };
}

export const gallery = (selection: GallerySelection) =>
  infiniteQueryOptions({
    queryKey: [...studioKeys.gallery, selection],
    queryFn: ({ pageParam, signal }) => {
      if (selection.ids?.length === 0) return NONE;
      const page = new URLSearchParams({ ...(pageParam && { after: pageParam }), ...asked(selection) });
      return api.get(`${ROUTES.gallery}?${page}`, GalleryPage, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => (selection.types.length === 0 ? null : next),
    refetchInterval: POLL_MS,
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
    select: ({ pages }): LoadedGallery => ({
      items: selection.types.length === 0 ? [] : joinPages(pages, ({ items }) => items),
      counts: (pages[0] ?? NONE).counts,
    }),
  });

export const myPictures = (isOfInterest: boolean) => {
  const key = readOwnerKey();
  return queryOptions({
    queryKey: ['studio', 'mine', key],
    queryFn: ({ signal }): Promise<readonly string[]> | readonly string[] =>
      key === null ? [] : findMine(key, ['hug', 'drawing', 'image'], signal),
    enabled: isOfInterest,
    refetchOnMount: 'always',
  });
};
