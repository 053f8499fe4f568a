import { AuditEventPage, NDJSON, ROUTES } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { takeAway } from '../../../shared/api/take-away';
import { useAuditHeaders, type AuditHeaders } from '../../../shared/auth/audit-access';

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

const FIRST_PAGE: string | null = null;

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
