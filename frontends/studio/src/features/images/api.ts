import {
  GeneratedImage,
  GeneratedImageList,
  ImageModels,
  type PictureFormat,
  ROUTES,
  STUDIO_DEFAULTS,
} from '@marcel/contracts';
import { api, errorText } from '@marcel/kit/api';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useToast } from '@marcel/kit';
import { pageQuery } from '../../shared/paging/PagedGallery';
import { anyImageWaits, POLL_MS, studioKeys } from '../../shared/records';
import { refusalOf, useStartedToast } from '../../shared/making/making';
import { useWatchUnseen } from '../../shared/making/use-watch-unseen';

export const imagePage = (page: number) =>
  queryOptions({
    queryKey: studioKeys.imagePage(page),
    queryFn: ({ signal }) => api.get(`${ROUTES.images}?${pageQuery(page)}`, GeneratedImageList, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchOnWindowFocus: page === 1 ? 'always' : false,
    refetchInterval: ({ state }) => anyImageWaits(state.data?.items) && POLL_MS,
  });

export interface ImageRequest {
  prompt: string;
  modelId: string;
  format: PictureFormat;
  isRegenerated?: boolean | undefined;
}

const sentOf = ({ prompt, modelId, format, isRegenerated }: ImageRequest) =>
  isRegenerated ? { prompt } : { prompt, modelId, format };

const failedOf = (request: ImageRequest | undefined) =>
  request?.isRegenerated
    ? { title: 'Generation Failed', body: 'Failed to regenerate the image. Please try again.' }
    : { title: 'Generation failed', body: 'Failed to generate image. Please try again.' };

export function useGenerateImage() {
  const client = useQueryClient();
  const toast = useToast();
  const tellStarted = useStartedToast();
  const watchUnseen = useWatchUnseen();
  const generation = useMutation({
    mutationFn: (request: ImageRequest) =>
      api.send('POST', ROUTES.imageCreate, { json: sentOf(request), schema: GeneratedImage, owned: true }),
    onSuccess: ({ id, hidden }, { isRegenerated }) => {
      if (!isRegenerated) tellStarted({ title: 'Image generation started!' });
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

const DEFAULT_ALONE: readonly string[] = [STUDIO_DEFAULTS.modelId];

export function useImageModels(): readonly string[] {
  const { data } = useQuery({
    queryKey: studioKeys.models,
    queryFn: ({ signal }) => api.get(ROUTES.imageModels, ImageModels, { signal }),
    staleTime: Infinity,
  });
  return data?.models ?? DEFAULT_ALONE;
}
