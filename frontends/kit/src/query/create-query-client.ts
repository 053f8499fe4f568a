import { QueryClient } from '@tanstack/react-query';

/**
 * A query client that refetches only on request, and shows failures instead of retrying them. Offline counts as a failure, or
 * skeletons would stay forever.
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
