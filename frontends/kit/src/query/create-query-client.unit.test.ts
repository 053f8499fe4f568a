import { onlineManager } from '@tanstack/react-query';
import { createQueryClient } from './create-query-client';

describe('the query client', () => {
  it('fetches once, without automatic refetches or retries', () => {
    expect(createQueryClient().getDefaultOptions()).toEqual({
      queries: {
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Infinity,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    });
  });

  it('fails at once when the browser is offline', async () => {
    onlineManager.setOnline(false);
    const queryFn = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(createQueryClient().fetchQuery({ queryKey: ['mascots'], queryFn })).rejects.toThrow('Failed to fetch');
    onlineManager.setOnline(true);
  });
});
