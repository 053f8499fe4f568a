import { ADMIN_TIMES_MS, ROUTES } from '@marcel/contracts';
import { useQuery } from '@tanstack/react-query';
import { useAdminApi } from '../api/use-admin-api';
import { ReviewedSubmissionList } from './submission';

export const SUBMISSIONS_KEY = ['admin', 'submissions'] as const;

/** All submissions, asked for again every half a minute. */
export function useSubmissions() {
  const adminApi = useAdminApi();
  return useQuery({
    queryKey: SUBMISSIONS_KEY,
    queryFn: ({ signal }) => adminApi.get(ROUTES.submissions, ReviewedSubmissionList, signal),
    refetchInterval: ADMIN_TIMES_MS.submissionsRefresh,
    refetchOnMount: 'always',
  });
}
