import { fillPath, GalleryEntry, isSettled, ROUTES } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { studioKeys } from './studio-keys';
import { POLL_MS } from './waiting';

export const galleryEntry = (id: string, selection: Record<string, string> = {}) =>
  queryOptions({
    queryKey: [...studioKeys.entries, id, selection],
    queryFn: ({ signal }) => {
      const path = fillPath(ROUTES.galleryEntry, { id });
      return api.get(`${path}?${new URLSearchParams(selection)}`, GalleryEntry, { signal });
    },
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => state.data !== undefined && !isSettled(state.data.item.status) && POLL_MS,
  });
