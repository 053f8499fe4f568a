import { useEffect } from 'react';
import { ErrorDialog } from '@marcel/kit';
import { useOnline } from '@marcel/kit/programs';
import { useQueryClient } from '@tanstack/react-query';
import { createRetryHandler } from '../focus';
import { mascotKeys, progressKey } from '../mascots';

export const OFFLINE_TEXT = 'You are offline. It will load when you are back online.';

export const OfflineNote = () =>
  !useOnline() && <p style={{ flex: '1 1 100%', textAlign: 'center' }}>{OFFLINE_TEXT}</p>;

export const FailedLoad = ({ title, message, onRetry }: { title: string; message: string; onRetry: () => unknown }) => (
  <ErrorDialog title={title} message={message} onRetry={createRetryHandler(onRetry)}>
    <OfflineNote />
  </ErrorDialog>
);

const QUERY_ROOTS: readonly unknown[] = [mascotKeys.all[0], progressKey('')[0]];

export function useRetryOnReconnect(): void {
  const client = useQueryClient();
  useEffect(() => {
    const retry = () =>
      void client.refetchQueries({
        type: 'active',
        predicate: ({ state, queryKey: [root] }) => state.status === 'error' && QUERY_ROOTS.includes(root),
      });
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [client]);
}
