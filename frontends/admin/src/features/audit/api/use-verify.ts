import { ROUTES, VerifyReport } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { useMutation } from '@tanstack/react-query';
import { useAuditHeaders } from '../../../shared/auth/audit-access';

/** Reading a log of millions of events takes minutes. */
const TIMEOUT_MS = 3_600_000;

/** Verifies the whole log on the server. */
export function useVerify() {
  const headers = useAuditHeaders();
  return useMutation({
    mutationFn: () => api.get(ROUTES.auditVerify, VerifyReport, { headers, timeoutMs: TIMEOUT_MS }),
  });
}
