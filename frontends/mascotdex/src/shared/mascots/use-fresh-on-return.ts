import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { mascotKeys } from './mascot-keys';

/** Forgets what was loaded when the visitor leaves, so that coming back (from the admin's desk, say) shows what is new. */
export function useFreshOnReturn(): void {
  const client = useQueryClient();
  useEffect(() => () => client.removeQueries({ queryKey: mascotKeys.all }), [client]);
}
