import { ROUTES, VerificationRun } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAuditHeaders } from '../../../shared/auth/audit-access';
import { ADMIN_TIMES_MS } from '../../../shared/times';

const KEY = ['audit', 'verification'];

/** The last verification, which the server goes on with when nobody looks. */
export function useVerification() {
  const headers = useAuditHeaders();
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.get(ROUTES.auditVerification, VerificationRun, { headers, signal }),
    refetchInterval: ({ state }) => state.data?.status === 'running' && ADMIN_TIMES_MS.runRefresh,
    refetchOnMount: 'always',
  });
}

/** Has the log folded again and held against its seals. */
export function useBeginVerification() {
  const headers = useAuditHeaders();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.send('POST', ROUTES.auditVerification, { schema: VerificationRun, headers }),
    onSuccess: (run) => client.setQueryData(KEY, run),
  });
}
