import { fillPath, FrontendReport, HEADERS, ReleaseHistory, ROUTES } from '@marcel/contracts';
import { useToast } from '@marcel/kit';
import { errorText } from '@marcel/kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isChangedSince } from '../../../shared/api/changed-since';
import { useAdminApi } from '../../../shared/api/use-admin-api';
import { useFailureToast } from '../../../shared/feedback/use-failure-toast';
import { pathOf, type Act } from '../acts';
import { alreadyDone, PROGRAM_TEXTS } from '../program-texts';

interface Order {
  reason: string;
  /** Of visitors, in percent. */
  share?: number;
  /** Of the state that was looked at: another one is not changed. */
  tag: string | undefined;
}

/** Does something with a program and tells the outcome in a toast: also that somebody else was quicker. */
export function useAct(act: Act, done: string, onDone: () => void) {
  const adminApi = useAdminApi();
  const client = useQueryClient();
  const toast = useToast();
  const toastFailure = useFailureToast();

  const tellWhoWasQuicker = async () => {
    const path = fillPath(ROUTES.frontendHistory, { frontend: act.frontend });
    const [latest] = await adminApi.get(`${path}?limit=1`, ReleaseHistory).catch(() => []);
    toast({ ...alreadyDone(latest), tone: 'destructive' });
  };

  return useMutation({
    mutationFn: ({ tag, ...json }: Order) =>
      adminApi.send('POST', pathOf(act), FrontendReport, json, tag === undefined ? {} : { [HEADERS.ifMatch]: tag }),
    onSuccess: () => {
      onDone();
      toast({ title: done, body: act.frontend });
    },
    onError: async (error) => {
      if (!isChangedSince(error))
        return toastFailure(error, { title: PROGRAM_TEXTS.actFailed, body: errorText(error, '') });
      onDone();
      await tellWhoWasQuicker();
    },
    // After a failure, too: somebody else may have acted.
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
}
