import {
  CSV,
  fillPath,
  HEADERS,
  ImportCheck,
  type ImportRow,
  MascotImport,
  MascotImports,
  MAX_UPLOAD_BYTES,
  ROUTES,
} from '@marcel/contracts';
import { errorText } from '@marcel/kit/api';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { takeAway, useAdminApi, useFailureToast, useAdminClient } from '../../shared/api';
import { ADMIN_TIMES_MS } from '../../shared/times';
import { CSV_TEXTS } from './csv';
import { useAuth } from '../../shared/auth/auth';

const IMPORTS_KEY = ['admin', 'imports'] as const;

export const isUnderway = ({ status }: MascotImport): boolean => status === 'running' || status === 'undoing';

export function useImports() {
  const { adminApi, client } = useAdminClient();
  const answer = useQuery({
    queryKey: IMPORTS_KEY,
    queryFn: ({ signal }) => adminApi.get(ROUTES.mascotImports, MascotImports, signal),
    refetchInterval: ({ state }) =>
      state.data?.imports.some(isUnderway) ? ADMIN_TIMES_MS.importRefresh : ADMIN_TIMES_MS.mascotsRefresh,
    refetchOnMount: 'always',
  });
  const underway = answer.data?.imports.some(isUnderway) ?? false;
  const was = useRef(underway);
  useEffect(() => {
    if (was.current && !underway) void client.invalidateQueries();
    was.current = underway;
  }, [client, underway]);
  return answer;
}

export function useStopImport(id: number) {
  const adminApi = useAdminApi();
  return useChange(() => adminApi.send('POST', fillPath(ROUTES.mascotImportStop, { id }), MascotImport, {}));
}

export function useUndoImport(id: number) {
  const adminApi = useAdminApi();
  return useChange((reason: string) =>
    adminApi.send('POST', fillPath(ROUTES.mascotImportUndo, { id }), MascotImport, { reason }),
  );
}

function useChange<Given>(change: (given: Given) => Promise<MascotImport>) {
  const { client, toastFailure } = useAdminClient();
  return useMutation({
    mutationFn: change,
    onError: (error) => toastFailure(error, { title: CSV_TEXTS.changeFailed, body: errorText(error, '') }),
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
  if (new Blob([json]).size > MAX_UPLOAD_BYTES - ROOM_FOR_NAME) throw new Error(CSV_TEXTS.tooMuch);
  const form = new FormData();
  form.set('fileName', fileName);
  form.set('rows', json);
  return form;
}

export function useCheckRows() {
  const { adminApi, toastFailure } = useAdminClient();
  return useMutation({
    mutationFn: async (file: RowsOfFile) =>
      adminApi.sendForm('POST', ROUTES.mascotImportCheck, ImportCheck, formOf(file)),
    onError: (error) => toastFailure(error, { title: CSV_TEXTS.checkFailed, body: errorText(error, error.message) }),
  });
}

export function useBeginImport() {
  const { adminApi, client, toast, toastFailure } = useAdminClient();
  return useMutation({
    mutationFn: async (file: RowsOfFile) => adminApi.sendForm('POST', ROUTES.mascotImports, MascotImport, formOf(file)),
    onSuccess: () => {
      toast({ title: CSV_TEXTS.begun, body: CSV_TEXTS.begunBody });
      return client.invalidateQueries({ queryKey: IMPORTS_KEY });
    },
    onError: (error) => toastFailure(error, { title: CSV_TEXTS.beginFailed, body: errorText(error, error.message) }),
  });
}

const JSON_TYPE = 'application/json';

export const useTakeSkipped = (id: number) =>
  useTakeAway(() => ({ path: fillPath(ROUTES.mascotImportSkipped, { id }), accept: CSV, name: `skipped-${id}.csv` }));

export const useTakeDirectory = () =>
  useTakeAway((as: 'csv' | 'json') => ({
    path: ROUTES.mascotsExport,
    accept: as === 'csv' ? CSV : JSON_TYPE,
    name: `mascots.${as}`,
  }));

function useTakeAway<Given>(wanted: (given: Given) => { path: string; accept: string; name: string }) {
  const { adminToken } = useAuth();
  const toastFailure = useFailureToast();
  return useMutation({
    mutationFn: (given: Given) => {
      const { path, accept, name } = wanted(given);
      return takeAway(path, { [HEADERS.adminToken]: adminToken ?? '', accept }, name);
    },
    onError: (error) => toastFailure(error, { title: CSV_TEXTS.downloadFailed, body: error.message }),
  });
}
