import {
  BackupReport,
  fillPath,
  ParkedReactionList,
  ProjectionDigestRun,
  ProjectionRebuild,
  ROUTES,
  type ParkedReaction,
} from '@marcel/contracts';
import { useToast } from '@marcel/kit';
import { errorText } from '@marcel/kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAdminApi } from '../../../shared/api/use-admin-api';
import { useFailureToast } from '../../../shared/feedback/use-failure-toast';
import { SYSTEM_TEXTS } from '../system-texts';
import { SYSTEM_KEY } from './use-system';

/** Has a read model built afresh, beside the one that is shown until then. */
export function useRebuild(name: string) {
  const adminApi = useAdminApi();
  return useOperation(SYSTEM_TEXTS.rebuildAsked(name), () =>
    adminApi.send('POST', fillPath(ROUTES.projectionRebuild, { name }), ProjectionRebuild),
  );
}

/** Has a digest made of what a read model holds. */
export function useComputeDigest(name: string) {
  const adminApi = useAdminApi();
  return useOperation(SYSTEM_TEXTS.digestAsked(name), () =>
    adminApi.send('POST', fillPath(ROUTES.projectionDigest, { name }), ProjectionDigestRun),
  );
}

/** Has everything backed up that cannot be made again. */
export function useBackUp() {
  const adminApi = useAdminApi();
  return useOperation(SYSTEM_TEXTS.backupAsked, () => adminApi.send('POST', ROUTES.backups, BackupReport));
}

/** Has a parked reaction tried again. */
export function useRetryReaction({ automation, stream }: ParkedReaction) {
  const adminApi = useAdminApi();
  return useOperation(SYSTEM_TEXTS.retryAsked, () =>
    adminApi.send('POST', ROUTES.parkedReactionsRetry, ParkedReactionList, { automation, stream }),
  );
}

/** Gives a parked reaction up, for a reason that the log keeps. */
export function useSkipReaction({ automation, stream, revision }: ParkedReaction) {
  const adminApi = useAdminApi();
  return useOperation(SYSTEM_TEXTS.skipped, (reason: string) =>
    adminApi.send('POST', ROUTES.parkedReactionsSkip, ParkedReactionList, { automation, stream, revision, reason }),
  );
}

function useOperation<Given>(done: string, mutationFn: (given: Given) => Promise<unknown>) {
  const client = useQueryClient();
  const toast = useToast();
  const toastFailure = useFailureToast();
  return useMutation({
    mutationFn,
    onSuccess: () => toast({ title: done }),
    onError: (error) =>
      toastFailure(error, { title: SYSTEM_TEXTS.refused, body: errorText(error, SYSTEM_TEXTS.tryAgain) }),
    onSettled: () => client.invalidateQueries({ queryKey: SYSTEM_KEY }),
  });
}
