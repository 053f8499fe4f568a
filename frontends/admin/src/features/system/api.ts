import { countText } from '@marcel/kit/programs';
import { ConsumerStatusList, DeadLetterList, ROUTES, SystemReport } from '@marcel/contracts';
import type { ConsumerStatus, DeadLetter } from '@marcel/contracts';
import type { Schema } from '@marcel/kit/api';
import { useAdminClient, useAdminMutation, useAdminQuery } from '../../shared/api';
import { ADMIN_TIMES_MS } from '../../shared/times';

const STORES: Readonly<Record<string, string>> = {
  events: 'Event log',
  views: 'Read models',
  keys: 'Keys of personal data',
  documents: 'Other documents',
};

export const storeText = (name: string): string => STORES[name] ?? name;

export function lagText({ lagEvents, lagSeconds }: Pick<ConsumerStatus, 'lagEvents' | 'lagSeconds'>): string {
  if (lagEvents === null) return 'Unknown on this node';
  if (lagEvents === 0) return 'Up to date';
  const events = `Behind by ${countText(lagEvents, 'event')}`;
  return lagSeconds === null ? events : `${events}, ${durationText(Math.ceil(lagSeconds))}`;
}

const durationText = (seconds: number): string => (seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`);

export const PLACEMENTS: Readonly<Record<ConsumerStatus['placement'], string>> = {
  projector: 'Read model',
  worker: 'Background task',
  'each-api-node': 'On each node',
};

const useSystemQuery = <T>(path: string, schema: Schema<T>) =>
  useAdminQuery(['system', path], path, schema, { refetchInterval: ADMIN_TIMES_MS.systemRefresh });

export const useSystemReport = () => useSystemQuery(ROUTES.system, SystemReport);
export const useConsumers = () => useSystemQuery(ROUTES.consumers, ConsumerStatusList);
export const useDeadLetters = () => useSystemQuery(ROUTES.deadLetters, DeadLetterList);

/** Retries a failed task, or skips it when a reason is given. */
export function useRetryOrSkip({ automation, stream, revision }: DeadLetter) {
  const { adminApi, client, toast } = useAdminClient();
  return useAdminMutation({
    mutationFn: (reason: string | null) =>
      reason === null
        ? adminApi.send('POST', ROUTES.deadLettersRetry, DeadLetterList, { automation, stream })
        : adminApi.send('POST', ROUTES.deadLettersSkip, DeadLetterList, {
            automation,
            stream,
            revision,
            reason,
          }),
    onSuccess: (_, reason) => toast({ title: reason === null ? 'Retry requested' : 'Task skipped' }),
    failure: { title: 'Something went wrong', body: 'Please try again.' },
    onSettled: () => client.invalidateQueries({ queryKey: ['system'] }),
  });
}
