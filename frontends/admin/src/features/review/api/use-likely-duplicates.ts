import { fillPath, LikelyDuplicateList, ROUTES } from '@marcel/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AdminApi } from '../../../shared/api/create-admin-api';
import { useAdminApi } from '../../../shared/api/use-admin-api';

export const likelyDuplicates = (adminApi: AdminApi, id: number) =>
  queryOptions({
    queryKey: ['admin', 'duplicates', id],
    queryFn: ({ signal }) => adminApi.get(fillPath(ROUTES.submissionDuplicates, { id }), LikelyDuplicateList, signal),
  });

/** Mascots and submissions that may be the same as a submission. */
export const useLikelyDuplicates = (id: number) =>
  useQuery({ ...likelyDuplicates(useAdminApi(), id), refetchOnMount: 'always' });
