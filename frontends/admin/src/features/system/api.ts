import { ConsumerStatusList, ParkedReactionList, ROUTES, SystemReport, type ParkedReaction } from '@marcel/contracts';
import { useToast } from '@marcel/kit';
import { api, errorText, type Schema } from '@marcel/kit/api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAdminApi } from '../../shared/api/use-admin-api';
import { useAuditHeaders } from '../../shared/auth/audit-access';
import { useFailureToast } from '../../shared/feedback/use-failure-toast';
import { ADMIN_TIMES_MS } from '../../shared/times';
import { SYSTEM_TEXTS } from './system-texts';

const SYSTEM_KEY = ['system'];

function useSystemQuery<T>(path: string, schema: Schema<T>) {
  const headers = useAuditHeaders();
  return useQuery({
    queryKey: [...SYSTEM_KEY, path],
    queryFn: ({ signal }) => api.get(path, schema, { headers, signal }),
    refetchInterval: ADMIN_TIMES_MS.systemRefresh,
    refetchOnMount: 'always',
  });
}

export const useSystemReport = () => useSystemQuery(ROUTES.system, SystemReport);

export const useConsumers = () => useSystemQuery(ROUTES.consumers, ConsumerStatusList);

export const useParkedReactions = () => useSystemQuery(ROUTES.parkedReactions, ParkedReactionList);

export function useRetryReaction({ automation, stream }: ParkedReaction) {
  const adminApi = useAdminApi();
  return useOperation(SYSTEM_TEXTS.retryStarted, () =>
    adminApi.send('POST', ROUTES.parkedReactionsRetry, ParkedReactionList, { automation, stream }),
  );
}

export function useSkipReaction({ automation, stream, revision }: ParkedReaction) {
  const adminApi = useAdminApi();
  return useOperation(SYSTEM_TEXTS.skipped, (reason: string) =>
    adminApi.send('POST', ROUTES.parkedReactionsSkip, ParkedReactionList, { automation, stream, revision, reason }),
  );
}

function useOperation<Input>(done: string, mutationFn: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  const toast = useToast();
  const toastFailure = useFailureToast();
  return useMutation({
    mutationFn,
    onSuccess: () => toast({ title: done }),
    onError: (error) =>
      toastFailure(error, { title: SYSTEM_TEXTS.failed, body: errorText(error, SYSTEM_TEXTS.tryAgain) }),
    onSettled: () => client.invalidateQueries({ queryKey: SYSTEM_KEY }),
  });
}
