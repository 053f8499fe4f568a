import { DeskChange, HEADERS, ROUTES } from '@marcel/contracts';
import { keepFollowing } from '@marcel/kit/programs';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAuth } from '../auth/auth-context';
import { PICTURE_HISTORY_KEY } from '../history/picture-history-key';
import { MODERATION_KEY } from '../moderation/moderation-key';
import { refreshSoon } from './refresh-soon';

/** Keeps this browser in step with the other admins. While the stream is away, the pages' own refreshes do. */
export function useChangesByOthers(): void {
  const { adminToken } = useAuth();
  const client = useQueryClient();
  useEffect(() => {
    if (adminToken === null) return;
    const left = new AbortController();
    const refreshing = (queryKey: readonly string[]) => () => void refreshSoon(client, queryKey);
    const refresh = refreshing(['admin']);
    // Visitors may report much at a time, which only one page shows.
    const refreshOf = {
      submission: refresh,
      mascot: refresh,
      item: () => [MODERATION_KEY, PICTURE_HISTORY_KEY].forEach((key) => refreshing(key)()),
    };
    const changes = {
      path: ROUTES.deskEvents,
      headers: { [HEADERS.adminToken]: adminToken },
      onMessage: ({ event, data }: { event?: string | undefined; data: string }) => {
        const change = event === 'change' ? DeskChange.safeParse(JSON.parse(data)) : undefined;
        if (change?.success) refreshOf[change.data.kind]();
      },
      onMissed: refresh,
    };
    void keepFollowing(changes, left.signal);
    return () => left.abort();
  }, [adminToken, client]);
}
