import {
  GeneratedImage,
  GeneratedImageList,
  ImageModels,
  type PictureFormat,
  PromptReading,
  ROUTES,
  STUDIO_DEFAULTS,
  STUDIO_LIMITS,
} from '@marcel/contracts';
import { api, errorText } from '@marcel/kit/api';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '@marcel/kit/programs';
import { pageQuery } from '../../shared/paging/PagedGallery';
import { hasUnfinishedImage, POLL_MS, studioKeys } from '../../shared/records';
import { useCreateGeneration } from '../../shared/generation/generation';

export const imagePage = (page: number) =>
  queryOptions({
    queryKey: [...studioKeys.images, page],
    queryFn: ({ signal }) => api.get(`${ROUTES.images}?${pageQuery(page)}`, GeneratedImageList, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchOnWindowFocus: page === 1 ? 'always' : false,
    refetchInterval: ({ state }) => hasUnfinishedImage(state.data?.items) && POLL_MS,
  });

export interface ImageRequest {
  prompt: string;
  modelId: string;
  format: PictureFormat;
  isRegenerated?: boolean | undefined;
}

const failureToast = ({ isRegenerated }: ImageRequest) =>
  isRegenerated
    ? { title: 'Generation Failed', body: 'Failed to regenerate the image. Please try again.' }
    : { title: 'Generation failed', body: 'Failed to generate image. Please try again.' };

export const useGenerateImage = () =>
  useCreateGeneration({
    kind: 'images',
    toItemId: (id) => `gen-${id}`,
    send: ({ isRegenerated, prompt, ...options }: ImageRequest) => {
      const json = isRegenerated ? { prompt } : { prompt, ...options };
      return api.send('POST', ROUTES.imageCreate, { json, schema: GeneratedImage, sendsOwnerKey: true });
    },
    startedToast: ({ isRegenerated }) => (isRegenerated ? null : { title: 'Image generation started!' }),
    failedToast: (error, request) => {
      const { title, body } = failureToast(request);
      return { title, body: request.isRegenerated ? body : errorText(error, body) };
    },
    rejectionText: (_, request) => failureToast(request).body,
  });

export function useImageModels(): readonly string[] {
  const { data } = useQuery({
    queryKey: ['studio', 'models'],
    queryFn: ({ signal }) => api.get(ROUTES.imageModels, ImageModels, { signal }),
    staleTime: Infinity,
  });
  return data?.models ?? [STUDIO_DEFAULTS.modelId];
}

const READING_DEBOUNCE_MS = 400;

/** Returns how the local provider reads a prompt; undefined until it is known. */
export function usePromptReading(prompt: string): PromptReading | undefined {
  const debounced = useDebouncedValue(prompt, READING_DEBOUNCE_MS);
  const { data } = useQuery({
    queryKey: ['studio', 'reading', debounced],
    queryFn: ({ signal }) =>
      api.get(`${ROUTES.imageReading}?${new URLSearchParams({ prompt: debounced })}`, PromptReading, { signal }),
    enabled: debounced.length > 0 && debounced.length <= STUDIO_LIMITS.prompt,
    staleTime: Infinity,
  });
  return debounced === prompt ? data : undefined;
}
