import { AuditEventPage, ROUTES } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { useMutation } from '@tanstack/react-query';
import type { AuditHeaders } from '../../../shared/auth/audit-access';

/** Tries the headers on the log and hands them over when they open it. */
export const useOpenAudit = (onOpen: (headers: AuditHeaders) => void) =>
  useMutation({
    mutationFn: async (headers: AuditHeaders) => {
      await api.get(`${ROUTES.auditEvents}?limit=1`, AuditEventPage, { headers: { ...headers } });
      onOpen(headers);
    },
  });
