import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAuth } from '../auth/auth-context';
import { pause } from '../browser/pause';
import { ADMIN_TIMES_MS } from '../times';
import { coalesce } from './coalesce';
import { followChanges } from './follow-changes';

/** Keeps this browser in step with the other admins. While the stream is away, the pages' own refreshes do. */
export function useChangesByOthers(): void {
  const { adminToken } = useAuth();
  const client = useQueryClient();
  useEffect(() => {
    if (adminToken === null) return;
    const left = new AbortController();
    const refresh = coalesce(() => client.invalidateQueries({ queryKey: ['admin'] }));
    void keepFollowing(adminToken, refresh, left.signal);
    return () => left.abort();
  }, [adminToken, client]);
}

async function keepFollowing(token: string, refresh: () => void, signal: AbortSignal): Promise<void> {
  for (let mayHaveMissed = false; !signal.aborted; mayHaveMissed = true) {
    const onOpen = () => mayHaveMissed && refresh();
    // Why it broke does not matter: it is tried again, and a token that no longer holds ends the login elsewhere.
    await followChanges({ token, onOpen, onChange: refresh, signal }).catch(() => undefined);
    await pause(ADMIN_TIMES_MS.eventsReconnect, signal);
  }
}
