import { EventCauses, fillPath, ROUTES } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { useQuery } from '@tanstack/react-query';
import { useAuditHeaders } from './audit-access';

/** What led to an event, and what came of it so far. */
export function useEventCauses(id: string) {
  const headers = useAuditHeaders();
  return useQuery({
    queryKey: ['audit', 'causes', id],
    queryFn: ({ signal }) => api.get(fillPath(ROUTES.auditEventCauses, { id }), EventCauses, { headers, signal }),
    refetchOnMount: 'always',
  });
}
