import { countText } from '@marcel/kit/programs';
import {
  CSV,
  fillPath,
  ImportCheck,
  ImportResult,
  type ImportRow,
  MascotImport,
  MascotImports,
  MAX_UPLOAD_BYTES,
  ROUTES,
} from '@marcel/contracts';
import { errorText } from '@marcel/kit/api';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useAdminClient, useAdminMutation, useAdminQuery } from '../../shared/api';
import { ADMIN_TIMES_MS } from '../../shared/times';

const IMPORTS_KEY = ['admin', 'imports'] as const;

export const isInProgress = ({ status }: MascotImport): boolean => status === 'running' || status === 'undoing';

export function useImports() {
  const { client } = useAdminClient();
  const query = useAdminQuery(IMPORTS_KEY, ROUTES.mascotImports, MascotImports, {
    refetchInterval: ({ state }) =>
      state.data?.imports.some(isInProgress) ? ADMIN_TIMES_MS.importRefresh : ADMIN_TIMES_MS.mascotsRefresh,
  });
  const isAnyInProgress = query.data?.imports.some(isInProgress) ?? false;
  const wasInProgress = useRef(isAnyInProgress);
  useEffect(() => {
    if (wasInProgress.current && !isAnyInProgress) void client.invalidateQueries();
    wasInProgress.current = isAnyInProgress;
  }, [client, isAnyInProgress]);
  return query;
}

/** Stops a running import, or undoes an ended one for a reason. */
export function useStopOrUndoImport(id: number) {
  const { adminApi, client } = useAdminClient();
  return useAdminMutation({
    mutationFn: (reason: string | null) =>
      reason === null
        ? adminApi.send('POST', fillPath(ROUTES.mascotImportStop, { id }), MascotImport, {})
        : adminApi.send('POST', fillPath(ROUTES.mascotImportUndo, { id }), MascotImport, { reason }),
    failure: { title: 'The import could not be changed' },
    onSettled: () => client.invalidateQueries({ queryKey: IMPORTS_KEY }),
  });
}

interface FileRows {
  fileName: string;
  rows: readonly ImportRow[];
}

const FORM_OVERHEAD_BYTES = 1024;

/** @throws Error when the rows do not fit into a request */
function toFormData({ fileName, rows }: FileRows): FormData {
  const json = JSON.stringify(rows);
  if (new Blob([json]).size > MAX_UPLOAD_BYTES - FORM_OVERHEAD_BYTES)
    throw new Error('The rows are larger than 5 MB. Please split the file.');
  const form = new FormData();
  form.set('fileName', fileName);
  form.set('rows', json);
  return form;
}

export function useCheckRows() {
  const { adminApi, toastFailure } = useAdminClient();
  return useMutation({
    mutationFn: async (file: FileRows) =>
      adminApi.send('POST', ROUTES.mascotImportCheck, ImportCheck, toFormData(file)),
    onError: (error) =>
      toastFailure(error, { title: 'The rows could not be checked', body: errorText(error, error.message) }),
  });
}

export function useStartImport() {
  const { adminApi, client, toast, toastFailure } = useAdminClient();
  return useMutation({
    mutationFn: async (file: FileRows) => adminApi.send('POST', ROUTES.mascotImports, MascotImport, toFormData(file)),
    onSuccess: () => {
      toast({ title: 'Import started', body: 'You can leave this page.' });
      return client.invalidateQueries({ queryKey: IMPORTS_KEY });
    },
    onError: (error) =>
      toastFailure(error, { title: 'The import could not be started', body: errorText(error, error.message) }),
  });
}

export const importCounts = ({ imported, errors }: ImportResult): string =>
  `${countText(imported, 'mascot')} imported${errors.length === 0 ? '' : `, ${countText(errors.length, 'error')}`}.`;

export function useDemoImport() {
  const { adminApi, client, toast } = useAdminClient();
  return useAdminMutation({
    mutationFn: () => adminApi.send('POST', ROUTES.importDemonstration, ImportResult),
    onSuccess: (result) => {
      const body = importCounts(result);
      if (result.errors.length === 0) toast({ title: 'Import successful', body });
      else toast({ title: 'Import completed with warnings', body, tone: 'destructive' });
      // The dashboard and the public pages have cached lists without the new mascots.
      return client.invalidateQueries();
    },
    failure: { title: 'Import failed', body: 'Failed to import demonstration data' },
  });
}

export const useDownloadSkippedRows = (id: number) =>
  useDownload(() => [fillPath(ROUTES.mascotImportSkipped, { id }), CSV, `skipped-${id}.csv`]);

export const useDownloadDirectory = () =>
  useDownload((as: 'csv' | 'json') => [ROUTES.mascotsExport, as === 'csv' ? CSV : 'application/json', `mascots.${as}`]);

function useDownload<Input>(getDownload: (input: Input) => [path: string, accept: string, fileName: string]) {
  const { adminApi, toastFailure } = useAdminClient();
  return useMutation({
    mutationFn: (input: Input) => adminApi.download(...getDownload(input)),
    onError: (error) => toastFailure(error, { title: 'Failed to download', body: error.message }),
  });
}
