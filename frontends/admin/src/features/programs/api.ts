import { fillPath, FrontendList, FrontendReport, HEADERS, PreviewLink, ReleaseList, ROUTES } from '@marcel/contracts';
import { errorText } from '@marcel/kit/api';
import { useMutation } from '@tanstack/react-query';
import { useAdminClient, useAdminQuery } from '../../shared/api';
import { ADMIN_TIMES_MS } from '../../shared/times';

const OPTIONS = { refetchInterval: ADMIN_TIMES_MS.programsRefresh };

export const usePrograms = () => useAdminQuery(['admin', 'programs'], ROUTES.frontends, FrontendList, OPTIONS);

export const useReleases = (frontend: string) =>
  useAdminQuery(['admin', 'releases', frontend], fillPath(ROUTES.frontendReleases, { frontend }), ReleaseList, OPTIONS);

export interface ProgramAction {
  program: FrontendReport;
  release: string | null;
}

/** Deploys a release or rolls back, unless the program has changed since it was shown. */
export function useProgramAction({ program: { name: frontend, live }, release }: ProgramAction, onSuccess: () => void) {
  const { adminApi, client, toast, toastFailure } = useAdminClient();
  const path =
    release === null
      ? fillPath(ROUTES.frontendRollback, { frontend })
      : fillPath(ROUTES.releaseDeploy, { frontend, release });
  return useMutation({
    mutationFn: async (reason: string) => {
      const { record, tag } = await adminApi.getRecord(fillPath(ROUTES.frontend, { frontend }), FrontendReport);
      if (record.live?.since !== live?.since)
        throw new Error('Someone else changed the live release. Please check and try again.');
      return adminApi.send('POST', path, FrontendReport, { reason }, tag ? { [HEADERS.ifMatch]: tag } : {});
    },
    onSuccess: () => {
      onSuccess();
      toast({ title: release === null ? 'Rolled back' : 'Deployed', body: frontend });
    },
    onError: (error) => toastFailure(error, { title: 'Nothing was changed', body: errorText(error, error.message) }),
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
}

export function usePreviewLink(frontend: string, release: string) {
  const { adminApi, toastFailure } = useAdminClient();
  return useMutation({
    mutationFn: () => adminApi.send('POST', fillPath(ROUTES.releasePreview, { frontend, release }), PreviewLink, {}),
    onError: (error) => toastFailure(error, { title: 'No preview', body: errorText(error, error.message) }),
  });
}
