import { GeneratedImage, ROUTES, type PictureFormat } from '@marcel/contracts';
import { useToast } from '@marcel/kit';
import { api, errorText } from '@marcel/kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refusalOf } from '../../../shared/making/refusal';
import { useStartedToast } from '../../../shared/making/started-toast';
import { studioKeys } from '../../../shared/records/studio-keys';
import { IMAGE_TEXTS } from '../texts';

export interface ImageRequest {
  prompt: string;
  modelId: string;
  format: PictureFormat;
}

/** Asks for an image. The gallery then shows it in the queue. `refusal` is what the server had against the last request. */
export function useGenerateImage() {
  const client = useQueryClient();
  const toast = useToast();
  const tellStarted = useStartedToast();
  const generation = useMutation({
    mutationFn: (json: ImageRequest) =>
      api.send('POST', ROUTES.imageCreate, { json, schema: GeneratedImage, owned: true }),
    onSuccess: () => {
      tellStarted(IMAGE_TEXTS.started);
      void client.invalidateQueries({ queryKey: studioKeys.images });
    },
    onError: (error) => {
      const { title, body } = IMAGE_TEXTS.failed;
      toast({ title, body: errorText(error, body), tone: 'destructive' });
    },
  });
  return { ...generation, refusal: refusalOf(generation.error, () => IMAGE_TEXTS.failed.body) };
}
