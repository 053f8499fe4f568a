import { ADMIN_TIMES_MS, fillPath, ROUTES } from '@marcel/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAdminApi } from '../api/use-admin-api';
import { ReviewedSubmission } from './submission';
import { SUBMISSIONS_KEY } from './use-submissions';

export const submissionKey = (id: number) => ['admin', 'submission', id] as const;

/** One submission, kept fresh; what the list knows of it is shown until the answer is here. */
export function useSubmission(id: number) {
  const adminApi = useAdminApi();
  const client = useQueryClient();
  return useQuery<ReviewedSubmission>({
    queryKey: submissionKey(id),
    queryFn: ({ signal }) => adminApi.get(fillPath(ROUTES.submission, { id }), ReviewedSubmission, signal),
    placeholderData: () =>
      client.getQueryData<ReviewedSubmission[]>(SUBMISSIONS_KEY)?.find((submission) => submission.id === id),
    refetchInterval: ADMIN_TIMES_MS.submissionsRefresh,
    refetchOnMount: 'always',
  });
}
