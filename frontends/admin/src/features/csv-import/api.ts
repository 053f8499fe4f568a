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
import { counted } from '../../shared/texts';
import { ADMIN_TIMES_MS } from '../../shared/times';

const IMPORTS_KEY = ['admin', 'imports'] as const;

export const isUnderway = ({ status }: MascotImport): boolean => status === 'running' || status === 'undoing';

export function useImports() {
  const { client } = useAdminClient();
  const answer = useAdminQuery(IMPORTS_KEY, ROUTES.mascotImports, MascotImports, {
    refetchInterval: ({ state }) =>
      state.data?.imports.some(isUnderway) ? ADMIN_TIMES_MS.importRefresh : ADMIN_TIMES_MS.mascotsRefresh,
  });
  const underway = answer.data?.imports.some(isUnderway) ?? false;
  const was = useRef(underway);
  useEffect(() => {
    if (was.current && !underway) void client.invalidateQueries();
    was.current = underway;
  }, [client, underway]);
  return answer;
}

/** Stops a running import, or undoes an ended one for a reason. */
export function useStopOrUndo(id: number) {
  const { adminApi, client } = useAdminClient();
  return useAdminMutation({
    mutationFn: (reason: string | null) =>
      reason === null
        ? adminApi.send('POST', fillPath(ROUTES.mascotImportStop, { id }), MascotImport, {})
        : adminApi.send('POST', fillPath(ROUTES.mascotImportUndo, { id }), MascotImport, { reason }),
    failed: { title: 'The import could not be changed' },
    onSettled: () => client.invalidateQueries({ queryKey: IMPORTS_KEY }),
  });
}

interface RowsOfFile {
  fileName: string;
  rows: readonly ImportRow[];
}

const ROOM_FOR_NAME = 1024;

/** @throws Error when the rows do not fit into a request */
function formOf({ fileName, rows }: RowsOfFile): FormData {
  const json = JSON.stringify(rows);
  if (new Blob([json]).size > MAX_UPLOAD_BYTES - ROOM_FOR_NAME)
    throw new Error('The rows are larger than 5 MB. Please split the file.');
  const form = new FormData();
  form.set('fileName', fileName);
  form.set('rows', json);
  return form;
}

export function useCheckRows() {
  const { adminApi, toastFailure } = useAdminClient();
  return useMutation({
    mutationFn: async (file: RowsOfFile) => adminApi.send('POST', ROUTES.mascotImportCheck, ImportCheck, formOf(file)),
    onError: (error) =>
      toastFailure(error, { title: 'The rows could not be checked', body: errorText(error, error.message) }),
  });
}

export function useStartImport() {
  const { adminApi, client, toast, toastFailure } = useAdminClient();
  return useMutation({
    mutationFn: async (file: RowsOfFile) => adminApi.send('POST', ROUTES.mascotImports, MascotImport, formOf(file)),
    onSuccess: () => {
      toast({ title: 'Import started', body: 'You can leave this page.' });
      return client.invalidateQueries({ queryKey: IMPORTS_KEY });
    },
    onError: (error) =>
      toastFailure(error, { title: 'The import could not be started', body: errorText(error, error.message) }),
  });
}

export const importCounts = ({ imported, errors }: ImportResult): string =>
  `${counted(imported, 'mascot')} imported${errors.length === 0 ? '' : `, ${counted(errors.length, 'error')}`}.`;

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
    failed: { title: 'Import failed', body: 'Failed to import demonstration data' },
  });
}

export const useTakeSkipped = (id: number) =>
  useDownload(() => [fillPath(ROUTES.mascotImportSkipped, { id }), CSV, `skipped-${id}.csv`]);

export const useTakeDirectory = () =>
  useDownload((as: 'csv' | 'json') => [ROUTES.mascotsExport, as === 'csv' ? CSV : 'application/json', `mascots.${as}`]);

function useDownload<Given>(wanted: (given: Given) => [path: string, accept: string, fileName: string]) {
  const { adminApi, toastFailure } = useAdminClient();
  return useMutation({
    mutationFn: (given: Given) => adminApi.download(...wanted(given)),
    onError: (error) => toastFailure(error, { title: 'Failed to download', body: error.message }),
  });
}
