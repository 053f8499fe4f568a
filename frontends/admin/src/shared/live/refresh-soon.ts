import { matchQuery, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { AdminChange, HEADERS, ROUTES } from '@marcel/contracts';
import { followStream } from '@marcel/kit/programs';
import { useEffect } from 'react';
import { ADMIN_TIMES_MS } from '../times';
import { useAuth } from '../auth/auth';

const pendingRefreshes = new WeakMap<QueryClient, { keys: QueryKey[]; ended: Promise<void> }>();
const runningRefreshes = new WeakMap<QueryClient, Promise<void>>();

export function refreshSoon(client: QueryClient, queryKey: QueryKey = []): Promise<void> {
  const pending = pendingRefreshes.get(client);
  if (pending !== undefined) {
    pending.keys.push(queryKey);
    return pending.ended;
  }
  const keys = [queryKey];
  const ended = startRefresh(client, keys);
  pendingRefreshes.set(client, { keys, ended });
  return ended;
}

async function startRefresh(client: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ADMIN_TIMES_MS.refreshTogether));
  await runningRefreshes.get(client);
  pendingRefreshes.delete(client);
  const work = client.invalidateQueries({
    predicate: (query) => keys.some((queryKey) => matchQuery({ queryKey }, query)),
  });
  runningRefreshes.set(client, work);
  await work;
}

export const PICTURE_HISTORY_KEY = ['admin', 'history', 'picture'] as const;

export const MODERATION_KEY = ['admin', 'moderation'] as const;

/** Refreshes after changes by other admins. Without the stream, the pages' own polling does. */
export function useRemoteChanges(): void {
  const { adminToken } = useAuth();
  const client = useQueryClient();
  useEffect(() => {
    if (adminToken === null) return;
    const controller = new AbortController();
    const createRefresh = (queryKey: readonly string[]) => () => void refreshSoon(client, queryKey);
    const refresh = createRefresh(['admin']);
    // Visitors may send many reports, which only one page shows.
    const refreshByKind = {
      submission: refresh,
      mascot: refresh,
      item: () => [MODERATION_KEY, PICTURE_HISTORY_KEY].forEach((key) => createRefresh(key)()),
    };
    const stream = {
      path: ROUTES.adminEvents,
      headers: { [HEADERS.adminToken]: adminToken },
      onMessage: ({ event, data }: { event?: string | undefined; data: string }) => {
        const change = event === 'change' ? AdminChange.safeParse(JSON.parse(data)) : undefined;
        if (change?.success) refreshByKind[change.data.kind]();
      },
      onMissed: refresh,
    };
    void followStream(stream, controller.signal);
    return () => controller.abort();
  }, [adminToken, client]);
}
