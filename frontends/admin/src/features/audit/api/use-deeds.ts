import { DeedEvents, DeedPage, fillPath, ROUTES } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ADMIN_TIMES_MS } from '../../../shared/times';
import { filterOf, type DeedView } from '../deed-view';
import { useAuditHeaders } from '../../../shared/auth/audit-access';

const FROM_THE_NEWEST: string | null = null;

/** What people did, the newest first, page by page. @param live whether to look for more all the time */
export function useDeeds(view: DeedView, live: boolean) {
  const headers = useAuditHeaders();
  return useInfiniteQuery({
    queryKey: ['audit', 'deeds', view],
    queryFn: ({ pageParam, signal }) => {
      const parameters = new URLSearchParams({ ...filterOf(view), ...(pageParam !== null && { after: pageParam }) });
      return api.get(`${ROUTES.auditDeeds}?${parameters.toString()}`, DeedPage, { headers, signal });
    },
    initialPageParam: FROM_THE_NEWEST,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: live && ADMIN_TIMES_MS.liveTail,
    refetchOnMount: 'always',
  });
}

/** The events of a deed, once somebody asks. */
export function useDeedEvents(id: string, isAsked: boolean) {
  const headers = useAuditHeaders();
  return useQuery({
    queryKey: ['audit', 'deed', id],
    queryFn: ({ signal }) =>
      api.get(fillPath(ROUTES.auditDeed, { id }), DeedEvents, { headers, signal, asStored: true }),
    enabled: isAsked,
  });
}
