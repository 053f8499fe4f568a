import { matchQuery, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { AdminChange, HEADERS, ROUTES } from '@marcel/contracts';
import { followStream } from '@marcel/kit/programs';
import { useEffect } from 'react';
import { ADMIN_TIMES_MS } from '../times';
import { useAuth } from '../auth/auth';

const waiting = new WeakMap<QueryClient, { keys: QueryKey[]; ended: Promise<void> }>();
const underway = new WeakMap<QueryClient, Promise<void>>();

export function refreshSoon(client: QueryClient, queryKey: QueryKey = []): Promise<void> {
  const round = waiting.get(client);
  if (round !== undefined) {
    round.keys.push(queryKey);
    return round.ended;
  }
  const keys = [queryKey];
  const ended = begin(client, keys);
  waiting.set(client, { keys, ended });
  return ended;
}

async function begin(client: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ADMIN_TIMES_MS.refreshTogether));
  await underway.get(client);
  waiting.delete(client);
  const work = client.invalidateQueries({
    predicate: (query) => keys.some((queryKey) => matchQuery({ queryKey }, query)),
  });
  underway.set(client, work);
  await work;
}

export const PICTURE_HISTORY_KEY = ['admin', 'history', 'picture'] as const;

export const MODERATION_KEY = ['admin', 'moderation'] as const;

/** Refreshes after changes by other admins. Without the stream, the pages' own polling does. */
export function useChangesByOthers(): void {
  const { adminToken } = useAuth();
  const client = useQueryClient();
  useEffect(() => {
    if (adminToken === null) return;
    const left = new AbortController();
    const refreshing = (queryKey: readonly string[]) => () => void refreshSoon(client, queryKey);
    const refresh = refreshing(['admin']);
    // Visitors may send many reports, which only one page shows.
    const refreshOf = {
      submission: refresh,
      mascot: refresh,
      item: () => [MODERATION_KEY, PICTURE_HISTORY_KEY].forEach((key) => refreshing(key)()),
    };
    const changes = {
      path: ROUTES.adminEvents,
      headers: { [HEADERS.adminToken]: adminToken },
      onMessage: ({ event, data }: { event?: string | undefined; data: string }) => {
        const change = event === 'change' ? AdminChange.safeParse(JSON.parse(data)) : undefined;
        if (change?.success) refreshOf[change.data.kind]();
      },
      onMissed: refresh,
    };
    void followStream(changes, left.signal);
    return () => left.abort();
  }, [adminToken, client]);
}
