import { fillPath, ROUTES, SubmissionProgress } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { progressKey } from '../../shared/receipts/progress-key';
import { mascotKeys } from '../../shared/mascots/mascot-keys';

/** How often it is looked whether a submission that waits has come further. */
const LOOK_AGAIN_MS = 20_000;

const isMoving = ({ status, mascotSlug }: SubmissionProgress): boolean =>
  status === 'pending' || (status === 'approved' && mascotSlug === null);

/** How far a submission has come. The key is the one of its private link. */
export function useProgress(key: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: progressKey(key),
    queryFn: async ({ signal }) => {
      const progress = await api.get(fillPath(ROUTES.submissionStatus, { key }), SubmissionProgress, { signal });
      // The lists loaded before do not have it yet.
      if (progress.mascotSlug !== null) client.removeQueries({ queryKey: mascotKeys.lists });
      return progress;
    },
    // Whoever opens this page wants to know how things stand now, and as soon as they change.
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) => data !== undefined && isMoving(data) && LOOK_AGAIN_MS,
  });
}
