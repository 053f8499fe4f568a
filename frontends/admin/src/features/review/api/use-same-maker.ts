import { fillPath, ROUTES, SubmissionsOfSameMaker } from '@marcel/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AdminApi } from '../../../shared/api/create-admin-api';
import { useAdminApi } from '../../../shared/api/use-admin-api';

export const sameMaker = (adminApi: AdminApi, id: number) =>
  queryOptions({
    queryKey: ['admin', 'same-maker', id],
    queryFn: ({ signal }) => adminApi.get(fillPath(ROUTES.submissionSameMaker, { id }), SubmissionsOfSameMaker, signal),
  });

/** What else came from the browser that a submission came from. */
export const useSameMaker = (id: number) => useQuery({ ...sameMaker(useAdminApi(), id), refetchOnMount: 'always' });
