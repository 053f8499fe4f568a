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
import { api, ApiError, type Schema } from '@marcel/kit/api';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { type AdminApi, readAll, useAdminApi } from '../../shared/api';
import { PICTURE_HISTORY_KEY } from '../../shared/live/refresh-soon';
import { ADMIN_TIMES_MS } from '../../shared/times';

/** @param toInterval returns the time in milliseconds until the next refetch */
function useHistory<Entry>(
  queryKey: QueryKey,
  path: string,
  schema: Schema<Entry[]>,
  toInterval: (newest: Entry | undefined) => number | false = () => false,
) {
  const adminApi = useAdminApi();
  return useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      readAll((page) => adminApi.getPage(path + page, schema, { signal, keepsBidiControls: true })),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => toInterval(state.data?.at(-1)),
  });
}

export const useSubmissionHistory = (id: number) =>
  useHistory(['admin', 'history', 'submission', id], fillPath(ROUTES.submissionHistory, { id }), SubmissionHistory);

export const useMascotHistory = (id: number) =>
  useHistory(['admin', 'history', 'mascot', id], fillPath(ROUTES.mascotHistory, { id }), MascotHistory);

export const usePictureHistory = (name: string) =>
  useHistory(
    [...PICTURE_HISTORY_KEY, name],
    fillPath(ROUTES.auditPictureHistory, { id: name }),
    PictureHistory,
    (newest) => (newest?.state && !isSettled(newest.state.status) ? ADMIN_TIMES_MS.runRefresh : false),
  );

export interface ReadModel {
  record: object | null | undefined;
  hasFailed: boolean;
}

function useReadModel(
  kind: string,
  id: number | string,
  read: (adminApi: AdminApi, options: { signal: AbortSignal; keepsBidiControls: true }) => Promise<object | null>,
): ReadModel {
  const adminApi = useAdminApi();
  const { data, isLoadingError, isFetching } = useQuery({
    queryKey: ['admin', 'history', kind, id, 'shown'],
    queryFn: ({ signal }) =>
      read(adminApi, { signal, keepsBidiControls: true }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === ERROR_STATUS.not_found) return null;
        throw error;
      }),
    refetchOnMount: 'always',
  });
  return { record: isFetching ? undefined : data, hasFailed: isLoadingError };
}

export const useAuditedSubmission = (id: number) =>
  useReadModel('audited submission', id, async (adminApi, options) => {
    const path = fillPath(ROUTES.auditSubmission, { id });
    const { submission, matchesReadModel, shown } = await adminApi.get(path, SubmissionReplay, options);
    return matchesReadModel ? submission : (shown ?? null);
  });

export const useMascotReadModel = (id: number) =>
  useReadModel('mascot', id, (_, options) => api.get(fillPath(ROUTES.mascot, { id }), Mascot, options));

export const usePictureReadModel = (name: string) =>
  useReadModel('picture', name, (adminApi, options) =>
    adminApi.get(fillPath(ROUTES.auditPicture, { id: name }), PictureSnapshot, options),
  );
