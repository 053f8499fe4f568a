import { ROUTES, VerifyReport } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { useMutation } from '@tanstack/react-query';
import { useAuditHeaders } from '../../../shared/auth/audit-access';

/** Folds the log again against its seals, on the server. */
export function useVerify() {
  const headers = useAuditHeaders();
  return useMutation({ mutationFn: () => api.get(ROUTES.auditVerify, VerifyReport, { headers }) });
}
