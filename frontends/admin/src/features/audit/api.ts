import { ActivityPage, AuditEventPage, CSV, fillPath, NDJSON, RequestEvents, ROUTES } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { takeAway } from '../../shared/api';
import { type AuditHeaders, useAuditHeaders } from '../../shared/auth/auth';
import { ADMIN_TIMES_MS } from '../../shared/times';
import { type ActivityView, queryOf } from './activities';

const FIRST_PAGE: string | null = null;

/** @param isLive refetches continuously */
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

export interface LogSearch {
  type: string;
  stream: string;
}

function addressOf({ type, stream }: LogSearch, from: string | null): string {
  const params = new URLSearchParams();
  if (type !== '') params.set('type', type);
  if (stream !== '') params.set('stream', stream);
  if (from !== null) params.set('from', from);
  return `${ROUTES.auditEvents}?${params.toString()}`;
}

export function useLog(search: LogSearch) {
  const headers = useAuditHeaders();
  return useInfiniteQuery({
    queryKey: ['audit', 'log', search],
    queryFn: ({ pageParam, signal }) =>
      api.get(addressOf(search, pageParam), AuditEventPage, { headers, signal, asStored: true }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ events }) => events),
    refetchOnMount: 'always',
  });
}

export function useExportLog() {
  const headers = useAuditHeaders();
  return useMutation({
    mutationFn: () => takeAway(ROUTES.auditEvents, { ...headers, accept: NDJSON }, 'audit-log.ndjson'),
  });
}

export const useOpenAudit = (onOpen: (headers: AuditHeaders) => void) =>
  useMutation({
    mutationFn: async (headers: AuditHeaders) => {
      await api.get(`${ROUTES.auditEvents}?limit=1`, AuditEventPage, { headers: { ...headers } });
      onOpen(headers);
    },
  });
