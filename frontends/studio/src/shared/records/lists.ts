import { HugList, ROUTES } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { queryOptions } from '@tanstack/react-query';
import { studioKeys } from './studio-keys';
import { POLL_MS } from './waiting';

export const allHugs = (refetchInterval: (list: HugList | undefined) => boolean) =>
  queryOptions({
    queryKey: studioKeys.allHugs,
    queryFn: ({ signal }) => api.get(ROUTES.hugs, HugList, { signal }),
    refetchInterval: ({ state }) => refetchInterval(state.data) && POLL_MS,
  });
