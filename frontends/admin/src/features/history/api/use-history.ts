import { fillPath, MascotHistory, ROUTES, SubmissionHistory } from '@marcel/contracts';
import { useQuery } from '@tanstack/react-query';
import { useAdminApi } from '../../../shared/api/use-admin-api';

/** What has happened to a submission, oldest first. */
export function useSubmissionHistory(id: number) {
  const adminApi = useAdminApi();
  return useQuery({
    queryKey: ['admin', 'history', 'submission', id],
    queryFn: ({ signal }) => adminApi.get(fillPath(ROUTES.submissionHistory, { id }), SubmissionHistory, signal),
    refetchOnMount: 'always',
  });
}

/** What has happened to a mascot, oldest first; a deleted one has a history, too. */
export function useMascotHistory(id: number) {
  const adminApi = useAdminApi();
  return useQuery({
    queryKey: ['admin', 'history', 'mascot', id],
    queryFn: ({ signal }) => adminApi.get(fillPath(ROUTES.mascotHistory, { id }), MascotHistory, signal),
    refetchOnMount: 'always',
  });
}
