import { fillPath, isSettled, MascotHistory, PictureHistory, ROUTES, SubmissionHistory } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { useQuery } from '@tanstack/react-query';
import { readAll } from '../../../shared/api/read-all';
import { useAdminApi } from '../../../shared/api/use-admin-api';
import { useAuditHeaders } from '../../../shared/auth/audit-access';
import { PICTURE_HISTORY_KEY } from '../../../shared/history/picture-history-key';
import { ADMIN_TIMES_MS } from '../../../shared/times';

type Read = (path: string, signal: AbortSignal) => ReturnType<typeof api.getPage<SubmissionHistory>>;

const useSubmissionEvents = (id: number, read: Read) =>
  useQuery({
    queryKey: ['admin', 'history', 'submission', id],
    queryFn: ({ signal }) => readAll((page) => read(fillPath(ROUTES.submissionHistory, { id }) + page, signal)),
    refetchOnMount: 'always',
  });

export function useSubmissionHistory(id: number) {
  const adminApi = useAdminApi();
  return useSubmissionEvents(id, (path, signal) =>
    adminApi.getPage(path, SubmissionHistory, signal, { asStored: true }),
  );
}

export function useAuditedSubmissionHistory(id: number) {
  const headers = useAuditHeaders();
  return useSubmissionEvents(id, (path, signal) =>
    api.getPage(path, SubmissionHistory, { headers, signal, asStored: true }),
  );
}

export function useMascotHistory(id: number) {
  const headers = useAuditHeaders();
  return useQuery({
    queryKey: ['admin', 'history', 'mascot', id],
    queryFn: ({ signal }) =>
      readAll((page) =>
        api.getPage(fillPath(ROUTES.mascotHistory, { id }) + page, MascotHistory, { headers, signal, asStored: true }),
      ),
    refetchOnMount: 'always',
  });
}

export function usePictureHistory(name: string) {
  const headers = useAuditHeaders();
  return useQuery({
    queryKey: [...PICTURE_HISTORY_KEY, name],
    queryFn: ({ signal }) =>
      readAll((page) =>
        api.getPage(fillPath(ROUTES.auditPictureHistory, { id: name }) + page, PictureHistory, {
          headers,
          signal,
          asStored: true,
        }),
      ),
    refetchOnMount: 'always',
    // While it is made.
    refetchInterval: ({ state }) => {
      const picture = state.data?.at(-1)?.state;
      return picture && !isSettled(picture.status) ? ADMIN_TIMES_MS.runRefresh : false;
    },
  });
}
