import { fillPath, LookedAway, LOOKING, ROUTES, SubmissionLookers } from '@marcel/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAdminApi } from '../../../shared/api/use-admin-api';
import { thisTab } from '../this-tab';

/** Which other admins look at a submission, who in turn are told of this one; nobody while the tab is hidden or that is not known. */
export function useLookers(id: number): readonly string[] {
  const adminApi = useAdminApi();
  const path = fillPath(ROUTES.submissionLooker, { id, viewer: thisTab() });
  const { data } = useQuery({
    queryKey: ['admin', 'lookers', path],
    queryFn: () => adminApi.send('PUT', path, SubmissionLookers),
    refetchInterval: LOOKING.saidEvery * 1000,
    retry: false,
    gcTime: 0,
  });
  useEffect(
    // What is not heard lapses by itself.
    () => () => void adminApi.send('DELETE', path, LookedAway).catch(() => undefined),
    [adminApi, path],
  );
  return data?.others ?? [];
}
