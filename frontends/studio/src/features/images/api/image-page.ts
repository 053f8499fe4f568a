import { GeneratedImageList, ROUTES } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { pageQuery } from '../../../shared/paging/page-query';
import { studioKeys } from '../../../shared/records/studio-keys';
import { POLL_MS } from '../../../shared/records/waiting';
import { anyImageWaits } from '../../../shared/records/waiting';

/** One page of the images, looked at again while pictures are to come, and on the first page when the visitor returns. */
export const imagePage = (page: number) =>
  queryOptions({
    queryKey: studioKeys.imagePage(page),
    queryFn: ({ signal }) => api.get(`${ROUTES.images}?${pageQuery(page)}`, GeneratedImageList, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchOnWindowFocus: page === 1 ? 'always' : false,
    refetchInterval: ({ state }) => anyImageWaits(state.data?.items) && POLL_MS,
  });
