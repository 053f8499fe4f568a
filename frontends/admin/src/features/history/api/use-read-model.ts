import { ERROR_STATUS, fillPath, Mascot, PictureSnapshot, ROUTES, SubmissionReplay } from '@marcel/contracts';
import { api, ApiError } from '@marcel/kit/api';
import { useQuery, type QueryFunctionContext } from '@tanstack/react-query';
import { useAdminApi } from '../../../shared/api/use-admin-api';
import { useAuditHeaders } from '../../../shared/auth/audit-access';
import { ReviewedSubmission } from '../../../shared/submissions/submission';
import type { ReadModel } from '../read-model';

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

type Read = (context: QueryFunctionContext) => Promise<object | null>;

function useShown(kind: string, id: number | string, read: Read): ReadModel {
  const {
    data: shown,
    isLoadingError: failed,
    isFetching,
  } = useQuery({
    queryKey: ['admin', 'history', kind, id, 'shown'],
    queryFn: (context) => read(context).catch(noneWhereNotFound),
    refetchOnMount: 'always',
  });
  // What is older than the history would differ from it for a moment.
  return { shown: isFetching ? undefined : shown, failed };
}

function noneWhereNotFound(error: unknown): null {
  if (error instanceof ApiError && error.status === ERROR_STATUS.not_found) return null;
  throw error;
}
