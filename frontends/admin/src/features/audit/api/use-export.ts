import { NDJSON, ROUTES } from '@marcel/contracts';
import { saveFile } from '@marcel/kit/programs';
import { useMutation } from '@tanstack/react-query';
import { useAuditHeaders } from './audit-access';

/** Fetches the whole log, one event a line, and hands it over as a file. */
export function useExport() {
  const headers = useAuditHeaders();
  return useMutation({
    mutationFn: async () => {
      const answer = await fetch(ROUTES.auditEvents, {
        headers: { ...headers, accept: NDJSON },
        credentials: 'include',
      });
      if (!answer.ok) throw new Error(`The export failed with status ${answer.status}.`);
      // The browser keeps a blob outside of the page's memory, and a large one on disk.
      saveFile(await answer.blob(), 'audit-log.ndjson');
    },
  });
}
