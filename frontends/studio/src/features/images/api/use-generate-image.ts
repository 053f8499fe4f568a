import { GeneratedImage, ROUTES, type PictureFormat } from '@marcel/contracts';
import { useToast } from '@marcel/kit';
import { api, errorText } from '@marcel/kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refusalOf } from '../../../shared/making/refusal';
import { useStartedToast } from '../../../shared/making/started-toast';
import { useWatchUnseen } from '../../../shared/making/use-watch-unseen';
import { studioKeys } from '../../../shared/records/studio-keys';
import { IMAGE_TEXTS } from '../texts';

export interface ImageRequest {
  prompt: string;
  modelId: string;
  format: PictureFormat;
  /** Once more what a picture was made from: of that the prompt alone is known. */
  isRegenerated?: boolean | undefined;
}

const sentOf = ({ prompt, modelId, format, isRegenerated }: ImageRequest) =>
  isRegenerated ? { prompt } : { prompt, modelId, format };

const failedOf = (request: ImageRequest | undefined) =>
  request?.isRegenerated ? IMAGE_TEXTS.regenerateFailed : IMAGE_TEXTS.failed;

/** Asks for an image. The gallery then shows it in the queue. `refusal` is what the server had against the last request. */
export function useGenerateImage() {
  const client = useQueryClient();
  const toast = useToast();
  const tellStarted = useStartedToast();
  const watchUnseen = useWatchUnseen();
  const generation = useMutation({
    mutationFn: (request: ImageRequest) =>
      api.send('POST', ROUTES.imageCreate, { json: sentOf(request), schema: GeneratedImage, owned: true }),
    onSuccess: ({ id, hidden }, { isRegenerated }) => {
      if (!isRegenerated) tellStarted(IMAGE_TEXTS.started);
      if (!hidden) watchUnseen(`gen-${id}`);
      void client.invalidateQueries({ queryKey: studioKeys.images });
    },
    onError: (error, request) => {
      const { title, body } = failedOf(request);
      toast({ title, body: request.isRegenerated ? body : errorText(error, body), tone: 'destructive' });
    },
  });
  return { ...generation, refusal: refusalOf(generation.error, () => failedOf(generation.variables).body) };
}
