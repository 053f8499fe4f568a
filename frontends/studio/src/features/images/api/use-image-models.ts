import { ImageModels, ROUTES, STUDIO_DEFAULTS } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { useQuery } from '@tanstack/react-query';
import { studioKeys } from '../../../shared/records/studio-keys';

const DEFAULT_ALONE: readonly string[] = [STUDIO_DEFAULTS.modelId];

/** What an image can be made by, the default first; the default alone until the server tells more. */
export function useImageModels(): readonly string[] {
  const { data } = useQuery({
    queryKey: studioKeys.models,
    queryFn: ({ signal }) => api.get(ROUTES.imageModels, ImageModels, { signal }),
    staleTime: Infinity,
  });
  return data?.models ?? DEFAULT_ALONE;
}
