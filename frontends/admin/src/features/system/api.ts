import { ConsumerStatusList, ParkedReactionList, ROUTES, SystemReport } from '@marcel/contracts';
import type { ConsumerStatus, ParkedReaction } from '@marcel/contracts';
import { api, errorText, type Schema } from '@marcel/kit/api';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useAdminApi, useAdminClient } from '../../shared/api';
import { useAuditHeaders } from '../../shared/auth/auth';
import { ADMIN_TIMES_MS } from '../../shared/times';

const SYSTEM_TEXTS = {
  retryStarted: 'The task will be tried again',
  skipped: 'Task skipped',
  failed: 'That did not work',
  tryAgain: 'Please try again.',
} as const;

const STORES: Readonly<Record<string, string>> = {
  events: 'Event log',
  views: 'Read models',
  keys: 'Keys of personal data',
  documents: 'Other documents',
};

export const storeText = (name: string): string => STORES[name] ?? name;

export function lagText({ lagEvents, lagSeconds }: Pick<ConsumerStatus, 'lagEvents' | 'lagSeconds'>): string {
  if (lagEvents === null) return 'Progress known to its owner only';
  if (lagEvents === 0) return 'Up to date';
  const events = `Behind by ${lagEvents.toLocaleString('en')} ${lagEvents === 1 ? 'event' : 'events'}`;
  return lagSeconds === null ? events : `${events}, ${spanText(Math.ceil(lagSeconds))}`;
}

const spanText = (seconds: number): string => (seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`);

export const PLACES: Readonly<Record<ConsumerStatus['placement'], string>> = {
  projector: 'Read model',
  worker: 'Work in the background',
  'each-api-node': 'On each node',
};

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
  const { client, toast, toastFailure } = useAdminClient();
  return useMutation({
    mutationFn,
    onSuccess: () => toast({ title: done }),
    onError: (error) =>
      toastFailure(error, { title: SYSTEM_TEXTS.failed, body: errorText(error, SYSTEM_TEXTS.tryAgain) }),
    onSettled: () => client.invalidateQueries({ queryKey: SYSTEM_KEY }),
  });
}
