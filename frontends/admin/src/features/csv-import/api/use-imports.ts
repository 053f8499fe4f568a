import { fillPath, MascotImport, MascotImports, ROUTES } from '@marcel/contracts';
import { errorText } from '@marcel/kit/api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useAdminApi } from '../../../shared/api/use-admin-api';
import { useFailureToast } from '../../../shared/feedback/use-failure-toast';
import { ADMIN_TIMES_MS } from '../../../shared/times';
import { CSV_TEXTS } from '../csv-texts';

export const IMPORTS_KEY = ['admin', 'imports'] as const;

export const isUnderway = ({ status }: MascotImport): boolean => status === 'running' || status === 'undoing';

/** The imports, the newest first; asked for often while one is under way. What it has done is asked for everywhere at its end. */
export function useImports() {
  const adminApi = useAdminApi();
  const client = useQueryClient();
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

/** Stops an import. */
export function useStopImport(id: number) {
  const adminApi = useAdminApi();
  return useChange(() => adminApi.send('POST', fillPath(ROUTES.mascotImportStop, { id }), MascotImport, {}));
}

/** Takes out of the directory again what an import has brought. */
export function useUndoImport(id: number) {
  const adminApi = useAdminApi();
  return useChange((reason: string) =>
    adminApi.send('POST', fillPath(ROUTES.mascotImportUndo, { id }), MascotImport, { reason }),
  );
}

function useChange<Given>(change: (given: Given) => Promise<MascotImport>) {
  const client = useQueryClient();
  const toastFailure = useFailureToast();
  return useMutation({
    mutationFn: change,
    onError: (error) => toastFailure(error, { title: CSV_TEXTS.changeFailed, body: errorText(error, '') }),
    onSettled: () => client.invalidateQueries({ queryKey: IMPORTS_KEY }),
  });
}
