import { QueryClient } from '@tanstack/react-query';

/**
 * A query client under the product's rule: data is fetched once and again only when asked, and failures are shown, not
 * retried; so is being offline, which would otherwise leave skeletons for ever.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Infinity,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
