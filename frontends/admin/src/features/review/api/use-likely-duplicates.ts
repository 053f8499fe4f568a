import { fillPath, LikelyDuplicateList, ROUTES } from '@marcel/contracts';
import { useQuery } from '@tanstack/react-query';
import { useAdminApi } from '../../../shared/api/use-admin-api';

/** Mascots and submissions that may be the same as a submission. */
export function useLikelyDuplicates(id: number) {
  const adminApi = useAdminApi();
  return useQuery({
    queryKey: ['admin', 'duplicates', id],
    queryFn: ({ signal }) => adminApi.get(fillPath(ROUTES.submissionDuplicates, { id }), LikelyDuplicateList, signal),
    refetchOnMount: 'always',
  });
}
