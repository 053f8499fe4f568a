import { GalleryPage, ROUTES, type GalleryItem } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { joinPages } from '@marcel/kit/programs';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { studioKeys } from '../../../shared/records/studio-keys';
import { POLL_MS } from '../../../shared/records/waiting';
import type { GallerySelection } from '../selection';

/** Pictures asked for at a time. */
export const PICTURES_AT_A_TIME = 60;

export interface LoadedGallery {
  items: readonly GalleryItem[];
  /** How many there are of each type in all, loaded or not. */
  counts: GalleryPage['counts'];
}

const NONE: GalleryPage = { items: [], counts: { hugs: 0, drawings: 0, generated: 0 }, next: null };

/** Where nothing is to be shown, what there would be is asked for all the same. */
const asked = (types: GallerySelection['types']): Record<string, string> =>
  types.length === 0 ? { limit: '1' } : { limit: String(PICTURES_AT_A_TIME), kinds: types.join() };

/** The pictures of a selection, as many pages of them as were asked for, looked at again every few seconds. */
export const gallery = ({ sort, types }: GallerySelection) =>
  infiniteQueryOptions({
    queryKey: [...studioKeys.gallery, { sort, types }],
    queryFn: ({ pageParam, signal }) => {
      const page = new URLSearchParams({ sort, ...(pageParam && { after: pageParam }), ...asked(types) });
      return api.get(`${ROUTES.gallery}?${page}`, GalleryPage, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => (types.length === 0 ? null : next),
    refetchInterval: POLL_MS,
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
    select: ({ pages }): LoadedGallery => ({
      items: types.length === 0 ? [] : joinPages(pages, ({ items }) => items),
      counts: (pages[0] ?? NONE).counts,
    }),
  });
