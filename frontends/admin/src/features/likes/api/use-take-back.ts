import { LikesTakenBack, ROUTES, type LikeBurst } from '@marcel/contracts';
import { useToast } from '@marcel/kit';
import { ApiError, errorText } from '@marcel/kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAdminApi } from '../../../shared/api/use-admin-api';
import { useFailureToast } from '../../../shared/feedback/use-failure-toast';
import { LIKE_TEXTS, nameOf } from '../like-texts';
import { BURSTS_KEY } from './use-bursts';

/** Takes the likes of a burst back and tells the outcome in a toast: also that somebody else was quicker. */
export function useTakeBack(burst: LikeBurst, onDone: () => void) {
  const adminApi = useAdminApi();
  const client = useQueryClient();
  const toast = useToast();
  const toastFailure = useFailureToast();
  const { kind, id, first, last } = burst;
  return useMutation({
    mutationFn: (reason: string) =>
      adminApi.send('POST', ROUTES.likesTakeBack, LikesTakenBack, { kind, id, first, last, reason }),
    onSuccess: ({ takenBack }) => {
      onDone();
      toast({ title: LIKE_TEXTS.done(takenBack), body: nameOf(burst) });
    },
    onError: (error) => {
      if (!(error instanceof ApiError && error.status === 409))
        return toastFailure(error, { ...LIKE_TEXTS.failed, body: errorText(error, LIKE_TEXTS.failed.body) });
      onDone();
      toast({ title: LIKE_TEXTS.handled, body: errorText(error, ''), tone: 'destructive' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: BURSTS_KEY }),
  });
}
