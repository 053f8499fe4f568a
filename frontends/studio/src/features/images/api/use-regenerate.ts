import { ROUTES } from '@marcel/contracts';
import { useToast } from '@marcel/kit';
import { api } from '@marcel/kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { studioKeys } from '../../../shared/records/studio-keys';
import { IMAGE_TEXTS } from '../texts';

/** Has another image made from the same prompt. */
export function useRegenerate(prompt: string) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () => api.send('POST', ROUTES.imageCreate, { json: { prompt }, owned: true }),
    onSuccess: () => {
      toast(IMAGE_TEXTS.regenerated);
      void client.invalidateQueries({ queryKey: studioKeys.images });
    },
    onError: () => toast({ ...IMAGE_TEXTS.regenerateFailed, tone: 'destructive' }),
  });
}
