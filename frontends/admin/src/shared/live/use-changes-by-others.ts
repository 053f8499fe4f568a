import { DeskChange, HEADERS, ROUTES } from '@marcel/contracts';
import { keepFollowing } from '@marcel/kit/programs';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAuth } from '../auth/auth-context';
import { coalesce } from './coalesce';

/** Keeps this browser in step with the other admins. While the stream is away, the pages' own refreshes do. */
export function useChangesByOthers(): void {
  const { adminToken } = useAuth();
  const client = useQueryClient();
  useEffect(() => {
    if (adminToken === null) return;
    const left = new AbortController();
    const refresh = coalesce(() => client.invalidateQueries({ queryKey: ['admin'] }));
    const changes = {
      path: ROUTES.deskEvents,
      headers: { [HEADERS.adminToken]: adminToken },
      onMessage: ({ event, data }: { event?: string | undefined; data: string }) =>
        event === 'change' && DeskChange.safeParse(JSON.parse(data)).success && refresh(),
      onMissed: refresh,
    };
    void keepFollowing(changes, left.signal);
    return () => left.abort();
  }, [adminToken, client]);
}
