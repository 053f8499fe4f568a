import { AuditEventPage, ROUTES } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAuditHeaders } from '../../../shared/auth/audit-access';

/** Whole names to look for; an empty one finds all. */
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

const FROM_THE_START: string | null = null;

/** The events of the log that match, page by page from the oldest. */
export function useLog(search: LogSearch) {
  const headers = useAuditHeaders();
  return useInfiniteQuery({
    queryKey: ['audit', 'log', search],
    queryFn: ({ pageParam, signal }) =>
      api.get(addressOf(search, pageParam), AuditEventPage, { headers, signal, asStored: true }),
    initialPageParam: FROM_THE_START,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ events }) => events),
    refetchOnMount: 'always',
  });
}
