import { AuditEventList, fillPath, ROUTES, SubmissionReplay } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readAll } from '../../../shared/api/read-all';
import { useAuditHeaders } from '../../../shared/auth/audit-access';

/** The events of one submission, oldest first. */
export function useSubmissionEvents(id: number) {
  const headers = useAuditHeaders();
  return useQuery({
    queryKey: ['audit', 'events', id],
    queryFn: ({ signal }) =>
      readAll((page) =>
        api.getPage(fillPath(ROUTES.auditSubmissionEvents, { id }) + page, AuditEventList, {
          headers,
          signal,
          asStored: true,
        }),
      ),
    refetchOnMount: 'always',
  });
}

/** The submission as it was after a revision; null for now, compared with the read model. */
export function useReplay(id: number, revision: number | null) {
  const headers = useAuditHeaders();
  const path = fillPath(ROUTES.auditSubmission, { id }) + (revision === null ? '' : `?revision=${revision}`);
  return useQuery({
    queryKey: ['audit', 'replay', id, revision],
    queryFn: ({ signal }) => api.get(path, SubmissionReplay, { headers, signal, asStored: true }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}
