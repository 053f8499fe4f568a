import { ImportCheck, MascotImport, MAX_UPLOAD_BYTES, ROUTES, type ImportRow } from '@marcel/contracts';
import { useToast } from '@marcel/kit';
import { errorText } from '@marcel/kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAdminApi } from '../../../shared/api/use-admin-api';
import { useFailureToast } from '../../../shared/feedback/use-failure-toast';
import { CSV_TEXTS } from '../csv-texts';
import { IMPORTS_KEY } from './use-imports';

interface RowsOfFile {
  fileName: string;
  rows: readonly ImportRow[];
}

/** Bytes. */
const ROOM_FOR_NAME = 1024;

/** @throws Error for more than a request can carry */
function formOf({ fileName, rows }: RowsOfFile): FormData {
  const json = JSON.stringify(rows);
  // What the name of the file takes beside them is little.
  if (new Blob([json]).size > MAX_UPLOAD_BYTES - ROOM_FOR_NAME) throw new Error(CSV_TEXTS.tooMuch);
  const form = new FormData();
  form.set('fileName', fileName);
  form.set('rows', json);
  return form;
}

/** What would become of the rows, if they were imported now. */
export function useCheckRows() {
  const adminApi = useAdminApi();
  const toastFailure = useFailureToast();
  return useMutation({
    mutationFn: async (file: RowsOfFile) =>
      adminApi.sendForm('POST', ROUTES.mascotImportCheck, ImportCheck, formOf(file)),
    onError: (error) => toastFailure(error, { title: CSV_TEXTS.checkFailed, body: errorText(error, error.message) }),
  });
}

/** Hands the rows over to the server, which brings them in. */
export function useBeginImport() {
  const adminApi = useAdminApi();
  const client = useQueryClient();
  const toast = useToast();
  const toastFailure = useFailureToast();
  return useMutation({
    mutationFn: async (file: RowsOfFile) => adminApi.sendForm('POST', ROUTES.mascotImports, MascotImport, formOf(file)),
    onSuccess: () => {
      toast({ title: CSV_TEXTS.begun, body: CSV_TEXTS.begunBody });
      return client.invalidateQueries({ queryKey: IMPORTS_KEY });
    },
    onError: (error) => toastFailure(error, { title: CSV_TEXTS.beginFailed, body: errorText(error, error.message) }),
  });
}
