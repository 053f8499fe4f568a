import {
  ActivityPage,
  AuditEventPage,
  CSV,
  fillPath,
  NDJSON,
  RequestEvents,
  ROUTES,
  VerifyReport,
} from '@marcel/contracts';
import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useAdminApi, useAdminQuery } from '../../shared/api';
import { query } from '../../shared/navigation/pages';
import { ADMIN_TIMES_MS } from '../../shared/times';
import { type ActivityFilters, toQuery } from './activities';

const FIRST_PAGE: string | null = null;

/** @param isLive whether to refetch continuously */
export function useActivity(filters: ActivityFilters, isLive: boolean) {
  const adminApi = useAdminApi();
  return useInfiniteQuery({
    queryKey: ['audit', 'activity', filters],
    queryFn: ({ pageParam: after, signal }) =>
      adminApi.get(`${ROUTES.auditActivity}?${toQuery(filters, after)}`, ActivityPage, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: isLive && ADMIN_TIMES_MS.liveTail,
    refetchOnMount: 'always',
  });
}

export const useRequestEvents = (id: string) =>
  useAdminQuery(['audit', 'request', id], fillPath(ROUTES.auditRequest, { id }), RequestEvents, {
    keepsBidiControls: true,
    refetchOnMount: true,
  });

export function useExportActivity(filters: ActivityFilters) {
  const adminApi = useAdminApi();
  return useMutation({
    mutationFn: (as: 'csv' | 'ndjson') =>
      adminApi.download(
        `${ROUTES.auditActivityExport}?${toQuery(filters)}`,
        as === 'csv' ? CSV : NDJSON,
        `audit-activity.${as}`,
      ),
  });
}

export interface LogSearch {
  type: string;
  stream: string;
}

export function useLog(search: LogSearch) {
  const adminApi = useAdminApi();
  return useInfiniteQuery({
    queryKey: ['audit', 'log', search],
    queryFn: ({ pageParam: from, signal }) =>
      adminApi.get(`${ROUTES.auditEvents}?${query({ ...search, from })}`, AuditEventPage, {
        signal,
        keepsBidiControls: true,
      }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ events }) => events),
    refetchOnMount: 'always',
  });
}

export function useExportLog() {
  const adminApi = useAdminApi();
  return useMutation({ mutationFn: () => adminApi.download(ROUTES.auditEvents, NDJSON, 'audit-log.ndjson') });
}

/** Maximum duration, in milliseconds: reading a log of millions of events takes minutes. */
const TIMEOUT_MS = 3_600_000;

export function useVerify() {
  const adminApi = useAdminApi();
  return useMutation({
    mutationFn: () => adminApi.get(ROUTES.auditVerify, VerifyReport, { timeoutMs: TIMEOUT_MS }),
  });
}
