import { ImportResult, ROUTES } from '@marcel/contracts';
import { useToast } from '@marcel/kit';
import { errorText } from '@marcel/kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAdminApi } from '../../../shared/api/use-admin-api';
import { useFailureToast } from '../../../shared/feedback/use-failure-toast';
import { importCounts } from '../import-counts';

const IMPORT_MESSAGES = {
  success: 'Import successful',
  warnings: 'Import completed with warnings',
  failed: { title: 'Import failed', body: 'Failed to import demonstration data' },
} as const;

/** Imports the demonstration mascots and tells the outcome in a toast. */
export function useDemoImport() {
  const adminApi = useAdminApi();
  const client = useQueryClient();
  const toast = useToast();
  const toastFailure = useFailureToast();
  return useMutation({
    mutationFn: () => adminApi.send('POST', ROUTES.importDemonstration, ImportResult),
    onSuccess: (result) => {
      const clean = result.errors.length === 0;
      toast({
        title: clean ? IMPORT_MESSAGES.success : IMPORT_MESSAGES.warnings,
        body: importCounts(result),
        tone: clean ? 'plain' : 'destructive',
      });
      // The dashboard and the public pages in this session may not know the new mascots.
      return client.invalidateQueries();
    },
    onError: (error) => {
      const { title, body } = IMPORT_MESSAGES.failed;
      toastFailure(error, { title, body: errorText(error, body) });
    },
  });
}
