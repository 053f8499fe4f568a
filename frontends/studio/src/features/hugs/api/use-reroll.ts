import { fillPath, ROUTES } from '@marcel/contracts';
import { useToast } from '@marcel/kit';
import { api, errorText } from '@marcel/kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { forgetProgress } from '../../../shared/live/progress-store';
import { useStartedToast } from '../../../shared/making/started-toast';
import { changeRecord } from '../../../shared/records/change-record';
import { studioKeys } from '../../../shared/records/studio-keys';
import { HUG_TEXTS } from '../texts';

/** Has a hug made once more. */
export function useReroll(id: number) {
  const client = useQueryClient();
  const toast = useToast();
  const tellStarted = useStartedToast();
  return useMutation({
    mutationFn: () => api.send('POST', fillPath(ROUTES.hugReroll, { id })),
    onMutate: () => forgetProgress('hugs', id),
    onSuccess: () => {
      tellStarted(HUG_TEXTS.rerolled);
      // What was done is not: else it would seem to be there again already.
      changeRecord(client, 'hugs', id, () => ({ status: 'pending' }));
    },
    onError: (error) => {
      const { title, body } = HUG_TEXTS.rerollFailed;
      toast({ title, body: errorText(error, body), tone: 'destructive' });
    },
    // Also after a refusal: then the card shows what the server knows better.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: studioKeys.entries });
      return client.invalidateQueries({ queryKey: studioKeys.hugs });
    },
  });
}
