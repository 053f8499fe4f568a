import {
  ERROR_STATUS,
  fillPath,
  isSettled,
  Mascot,
  MascotHistory,
  PictureHistory,
  PictureSnapshot,
  ROUTES,
  SubmissionHistory,
  SubmissionReplay,
} from '@marcel/contracts';
import { api, ApiError } from '@marcel/kit/api';
import { type QueryFunctionContext, useQuery } from '@tanstack/react-query';
import { readAll, useAdminApi } from '../../shared/api';
import { useAuditHeaders } from '../../shared/auth/auth';
import { PICTURE_HISTORY_KEY } from '../../shared/live/refresh-soon';
import { ADMIN_TIMES_MS } from '../../shared/times';
import { ReviewedSubmission } from '../../shared/submissions/submissions';

export interface ReadModel {
  shown: object | null | undefined;
  failed: boolean;
}

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
    refetchInterval: ({ state }) => {
      const picture = state.data?.at(-1)?.state;
      return picture && !isSettled(picture.status) ? ADMIN_TIMES_MS.runRefresh : false;
    },
  });
}

export function useShownSubmission(id: number): ReadModel {
  const adminApi = useAdminApi();
  return useShown('submission', id, ({ signal }) =>
    adminApi.get(fillPath(ROUTES.submission, { id }), ReviewedSubmission, signal, { asStored: true }),
  );
}

export function useAuditedSubmission(id: number): ReadModel {
  const headers = useAuditHeaders();
  return useShown('audited submission', id, async ({ signal }) => {
    const path = fillPath(ROUTES.auditSubmission, { id });
    const { submission, matchesReadModel, shown } = await api.get(path, SubmissionReplay, {
      headers,
      signal,
      asStored: true,
    });
    return matchesReadModel ? submission : (shown ?? null);
  });
}

export function useShownMascot(id: number): ReadModel {
  return useShown('mascot', id, ({ signal }) =>
    api.get(fillPath(ROUTES.mascot, { id }), Mascot, { signal, asStored: true }),
  );
}

export function useShownPicture(name: string): ReadModel {
  const headers = useAuditHeaders();
  return useShown('picture', name, ({ signal }) =>
    api.get(fillPath(ROUTES.auditPicture, { id: name }), PictureSnapshot, { headers, signal, asStored: true }),
  );
}

function useShown(
  kind: string,
  id: number | string,
  read: (context: QueryFunctionContext) => Promise<object | null>,
): ReadModel {
  const {
    data: shown,
    isLoadingError: failed,
    isFetching,
  } = useQuery({
    queryKey: ['admin', 'history', kind, id, 'shown'],
    queryFn: (context) => read(context).catch(noneWhereNotFound),
    refetchOnMount: 'always',
  });
  return { shown: isFetching ? undefined : shown, failed };
}

function noneWhereNotFound(error: unknown): null {
  if (error instanceof ApiError && error.status === ERROR_STATUS.not_found) return null;
  throw error;
}
