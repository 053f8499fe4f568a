import { fillPath, ROUTES } from '@marcel/contracts';
import { useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useAdminApi } from '../api/use-admin-api';
import { ADMIN_TIMES_MS } from '../times';
import { ReviewedSubmission } from './submission';
import type { ReviewedPage } from './submission-page';
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
      client
        .getQueriesData<InfiniteData<ReviewedPage>>({ queryKey: SUBMISSIONS_KEY })
        .flatMap(([, lists]) => lists?.pages ?? [])
        .flatMap(({ submissions }) => submissions)
        .find((submission) => submission.id === id),
    refetchInterval: ADMIN_TIMES_MS.submissionsRefresh,
    refetchOnMount: 'always',
  });
}
