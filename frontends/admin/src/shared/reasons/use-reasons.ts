import { FIRST_REASONS, fillPath, Reasons, ROUTES, type ReasonPurpose } from '@marcel/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAdminApi } from '../api/use-admin-api';

const REASONS_KEY = ['reasons'];

/** Reasons to choose from: the first ones as long as nobody knows what admins have made of them. */
export function useReasons(purpose: ReasonPurpose): readonly string[] {
  const adminApi = useAdminApi();
  const { data = FIRST_REASONS } = useQuery({
    queryKey: REASONS_KEY,
    queryFn: ({ signal }) => adminApi.get(ROUTES.reasons, Reasons, signal),
  });
  return data[purpose];
}

/** From those that were offered before to others. */
export interface ReasonsChange {
  before: readonly string[];
  reasons: readonly string[];
}

export function useChangeReasons(purpose: ReasonPurpose) {
  const adminApi = useAdminApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: ReasonsChange) =>
      adminApi.send('POST', fillPath(ROUTES.reasonsOf, { purpose }), Reasons, change),
    onSuccess: (reasons) => client.setQueryData(REASONS_KEY, reasons),
    onError: () => client.invalidateQueries({ queryKey: REASONS_KEY }),
  });
}
