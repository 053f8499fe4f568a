import { ModerationQueue } from '@marcel/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAdminApi } from '../../../shared/api/use-admin-api';
import { MODERATION_KEY } from '../../../shared/moderation/moderation-key';
import { ADMIN_TIMES_MS } from '../../../shared/times';
import { addressOf, type QueueView } from '../queue-view';

export const QUEUE_KEY = [...MODERATION_KEY, 'queue'] as const;

/** A page of what visitors have published and others reported, asked for again every half a minute. */
export function useQueue(view: QueueView) {
  const adminApi = useAdminApi();
  const address = addressOf(view);
  return useQuery({
    queryKey: [...QUEUE_KEY, address],
    queryFn: ({ signal }) => adminApi.get(address, ModerationQueue, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ADMIN_TIMES_MS.moderationRefresh,
    refetchOnMount: 'always',
  });
}
