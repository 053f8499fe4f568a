import { fillPath, Mascot, ROUTES } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { loadedMascot } from '../../../shared/mascots/mascot-cache';
import { mascotKeys } from '../../../shared/mascots/mascot-keys';

/** The mascot of a slug; at once, if the directory has already loaded it. */
export function useMascot(slug: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: mascotKeys.page(slug),
    queryFn: ({ signal }) => api.get(fillPath(ROUTES.mascotBySlug, { slug }), Mascot, { signal }),
    initialData: () => loadedMascot(client, slug),
  });
}
