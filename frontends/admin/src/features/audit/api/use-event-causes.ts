import { EventCauses, fillPath, ROUTES, type CausedEvent } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAuditHeaders } from '../../../shared/auth/audit-access';

export type EventPlace = Pick<CausedEvent, 'id' | 'stream' | 'revision'>;

/** What led to an event, and what came of it so far. */
export function useEventCauses({ id, stream, revision }: EventPlace) {
  const headers = useAuditHeaders();
  const path = `${fillPath(ROUTES.auditEventCauses, { id })}?${new URLSearchParams({ stream, revision: String(revision) })}`;
  return useQuery({
    queryKey: ['audit', 'causes', id],
    queryFn: ({ signal }) => api.get(path, EventCauses, { headers, signal, asStored: true }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}
