import { HugList, ROUTES } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { pageQuery } from '../../../shared/paging/page-query';
import { studioKeys } from '../../../shared/records/studio-keys';
import { POLL_MS } from '../../../shared/records/waiting';
import { anyHugWaits } from '../../../shared/records/waiting';

/** One page of the hugs, looked at again while pictures are to come, and on the first page when the visitor returns. */
export const hugPage = (page: number) =>
  queryOptions({
    queryKey: studioKeys.hugPage(page),
    queryFn: ({ signal }) => api.get(`${ROUTES.hugs}?${pageQuery(page, { kind: 'hug' })}`, HugList, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchOnWindowFocus: page === 1 ? 'always' : false,
    refetchInterval: ({ state }) => anyHugWaits(state.data?.items) && POLL_MS,
  });
