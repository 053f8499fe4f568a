import { ActivityPage, CSV, fillPath, NDJSON, RequestEvents, ROUTES } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { takeAway } from '../../../shared/api/take-away';
import { useAuditHeaders } from '../../../shared/auth/audit-access';
import { ADMIN_TIMES_MS } from '../../../shared/times';
import { queryOf, type ActivityView } from '../activity-filters';

const FIRST_PAGE: string | null = null;

/** Who did what, newest first, page by page. @param isLive refetches all the time */
export function useActivity(view: ActivityView, isLive: boolean) {
  const headers = useAuditHeaders();
  return useInfiniteQuery({
    queryKey: ['audit', 'activity', view],
    queryFn: ({ pageParam, signal }) => {
      const parameters = new URLSearchParams({ ...queryOf(view), ...(pageParam !== null && { after: pageParam }) });
      return api.get(`${ROUTES.auditActivity}?${parameters.toString()}`, ActivityPage, { headers, signal });
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: isLive && ADMIN_TIMES_MS.liveTail,
    refetchOnMount: 'always',
  });
}

export function useRequestEvents(id: string) {
  const headers = useAuditHeaders();
  return useQuery({
    queryKey: ['audit', 'request', id],
    queryFn: ({ signal }) =>
      api.get(fillPath(ROUTES.auditRequest, { id }), RequestEvents, { headers, signal, asStored: true }),
  });
}

export function useExportActivity(view: ActivityView) {
  const headers = useAuditHeaders();
  return useMutation({
    mutationFn: (as: 'csv' | 'ndjson') => {
      const parameters = new URLSearchParams(queryOf(view)).toString();
      const accept = as === 'csv' ? CSV : NDJSON;
      return takeAway(`${ROUTES.auditActivityExport}?${parameters}`, { ...headers, accept }, `audit-activity.${as}`);
    },
  });
}
