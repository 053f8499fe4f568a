import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { mascotKeys } from '../mascots/mascot-keys';
import { progressKey } from '../receipts/progress-key';

const ROOTS: readonly unknown[] = [mascotKeys.all[0], progressKey('')[0]];

export function useRetryOnReconnect(): void {
  const client = useQueryClient();
  useEffect(() => {
    const retry = () =>
      void client.refetchQueries({
        type: 'active',
        predicate: ({ state, queryKey: [root] }) => state.status === 'error' && ROOTS.includes(root),
      });
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [client]);
}
