import { ERROR_STATUS, fillPath, Mascot, ROUTES } from '@marcel/contracts';
import { ApiError } from '@marcel/kit/api';
import { useQuery } from '@tanstack/react-query';
import { useAdminApi } from '../../../shared/api/use-admin-api';
import { ReviewedSubmission } from '../../../shared/submissions/submission';
import type { ReadModel } from '../read-model';

/** A mascot as the directory shows it. */
export const useShownMascot = (id: number): ReadModel =>
  useReadModel('mascot', fillPath(ROUTES.mascot, { id }), Mascot);

/** A submission as the desk shows it. */
export const useShownSubmission = (id: number): ReadModel =>
  useReadModel('submission', fillPath(ROUTES.submission, { id }), ReviewedSubmission);

function useReadModel(kind: string, path: string, schema: typeof Mascot | typeof ReviewedSubmission): ReadModel {
  const adminApi = useAdminApi();
  const { data: shown, isLoadingError: failed } = useQuery({
    queryKey: ['admin', 'history', 'read-model', kind, path],
    queryFn: async ({ signal }): Promise<object | null> => {
      try {
        return await adminApi.get<object>(path, schema, signal);
      } catch (error) {
        if (error instanceof ApiError && error.status === ERROR_STATUS.not_found) return null;
        throw error;
      }
    },
    refetchOnMount: 'always',
  });
  return { shown, failed };
}
