import { fillPath, ROUTES } from '@marcel/contracts';
import { useQuery } from '@tanstack/react-query';
import { useAdminApi } from '../api/use-admin-api';
import { ReviewedSubmission } from './submission';

export function useStoredSubmission({ id, revisions }: Pick<ReviewedSubmission, 'id' | 'revisions'>) {
  const adminApi = useAdminApi();
  return useQuery({
    queryKey: ['admin', 'stored-submission', id, revisions],
    queryFn: ({ signal }) =>
      adminApi.get(fillPath(ROUTES.submission, { id }), ReviewedSubmission, signal, { asStored: true }),
    // What was sent is another only after another revision.
    staleTime: Infinity,
  });
}
