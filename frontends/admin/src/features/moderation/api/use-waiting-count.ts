import { ModerationQueue, ROUTES } from '@marcel/contracts';
import { useQuery } from '@tanstack/react-query';
import { useAdminApi } from '../../../shared/api/use-admin-api';
import { MODERATION_KEY } from '../../../shared/moderation/moderation-key';
import { ADMIN_TIMES_MS } from '../../../shared/times';

/** How many items wait for somebody to look; undefined as long as nobody knows. */
export function useWaitingCount(): number | undefined {
  const adminApi = useAdminApi();
  const { data } = useQuery({
    queryKey: [...MODERATION_KEY, 'waiting'],
    queryFn: ({ signal }) => adminApi.get(`${ROUTES.moderation}?limit=1`, ModerationQueue, signal),
    select: ({ counts }) => counts.reported + counts.held,
    refetchInterval: ADMIN_TIMES_MS.moderationRefresh,
  });
  return data;
}
