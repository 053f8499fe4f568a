import { CSV, NDJSON, ROUTES } from '@marcel/contracts';
import { useMutation } from '@tanstack/react-query';
import { filterOf, type DeedView } from '../deed-view';
import { takeAway } from '../../../shared/api/take-away';
import { useAuditHeaders } from '../../../shared/auth/audit-access';

/** Fetches the whole log, one event a line, and hands it over as a file. */
export function useExport() {
  const headers = useAuditHeaders();
  return useMutation({
    mutationFn: () => takeAway(ROUTES.auditEvents, { ...headers, accept: NDJSON }, 'audit-log.ndjson'),
  });
}

/** Fetches all deeds that are shown, as a table or one a line, and hands them over as a file. */
export function useExportDeeds(view: DeedView) {
  const headers = useAuditHeaders();
  return useMutation({
    mutationFn: (as: 'csv' | 'ndjson') => {
      const parameters = new URLSearchParams(filterOf(view)).toString();
      const accept = as === 'csv' ? CSV : NDJSON;
      return takeAway(`${ROUTES.auditDeedsExport}?${parameters}`, { ...headers, accept }, `audit-activity.${as}`);
    },
  });
}
