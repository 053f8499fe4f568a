import { fillPath, Mascot, ROUTES } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { loadedMascot } from './mascot-cache';
import { mascotKeys } from './mascot-keys';

export const mascotBySlug = (client: QueryClient, slug: string) =>
  queryOptions({
    queryKey: mascotKeys.page(slug),
    queryFn: ({ signal }) => api.get(fillPath(ROUTES.mascotBySlug, { slug }), Mascot, { signal }),
    initialData: () => loadedMascot(client, slug),
  });
