import { subscribeToStream, type StreamListener } from '@marcel/kit/programs';
import { useEffect, useEffectEvent, useRef } from 'react';
import { RequestedLikes, LikeCount, LikeCounts, MAX_LIKES_PER_REQUEST, LIVE_EVENTS, ROUTES } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { useQueryClient } from '@tanstack/react-query';
import { updateCachedMascots, loadedIds } from '../mascots';

/** Delay before the stream opens, in milliseconds, so that short visits open none. The desktop waits longer in `use-new-mascot.ts`. */
export const SUBSCRIBE_DELAY_MS = 5000;

export function useLiveUpdates(listener: StreamListener): void {
  const onMessage = useEffectEvent(listener.onMessage);
  const onOpen = useEffectEvent(() => listener.onOpen?.());
  useEffect(() => {
    let unsubscribe: (() => void) | undefined;
    const timer = setTimeout(() => {
      unsubscribe = subscribeToStream(ROUTES.mascotEvents, {
        onMessage: (message) => onMessage(message),
        onOpen: () => onOpen(),
      });
    }, SUBSCRIBE_DELAY_MS);
    return () => {
      clearTimeout(timer);
      unsubscribe?.();
    };
  }, []);
}

const CHANNEL = 'mascot-likes';

const openChannel = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL) : null;

export function broadcastLike(count: LikeCount): void {
  const channel = openChannel();
  channel?.postMessage(count);
  channel?.close();
}

function useLikesInOtherTabs(onLike: (count: LikeCount) => void): void {
  const notify = useEffectEvent(onLike);
  useEffect(() => {
    const channel = openChannel();
    channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const count = LikeCount.safeParse(data).data;
      if (count) notify(count);
    });
    return () => channel?.close();
  }, []);
}

export const likeKey = (id: number) => ['mascots', 'like', id] as const;

/**
 * Applies like counts from the stream and from other tabs. While this tab sends its own like of a mascot, its optimistic count and the
 * response win; a count from the stream wins over one that was requested before it arrived.
 */
export function useLiveLikes(): void {
  const client = useQueryClient();
  const updatedIds = useRef(new Set<number>());
  const mergeLikes = (counts: readonly LikeCount[]) => {
    const likesById = new Map(counts.map(({ id, likes }) => [id, likes]));
    updateCachedMascots(client, (mascot) => {
      const likes = likesById.get(mascot.id) ?? mascot.likes;
      const isLiking = likes !== mascot.likes && client.isMutating({ mutationKey: likeKey(mascot.id) }) > 0;
      return likes === mascot.likes || isLiking ? mascot : { ...mascot, likes };
    });
  };
  const applyUpdates = (counts: readonly LikeCount[]) => {
    counts.forEach(({ id }) => updatedIds.current.add(id));
    mergeLikes(counts);
  };
  const catchUp = async () => {
    updatedIds.current = new Set();
    const counts = await fetchLikes(loadedIds(client));
    mergeLikes(counts.filter(({ id }) => !updatedIds.current.has(id)));
  };
  useLikesInOtherTabs((count) => applyUpdates([count]));
  useLiveUpdates({
    onMessage: ({ event, data }) => {
      if (event === LIVE_EVENTS.likes) applyUpdates(LikeCounts.safeParse(JSON.parse(data)).data ?? []);
    },
    onOpen: () => void catchUp().catch(() => undefined),
  });
}

async function fetchLikes(ids: readonly number[]): Promise<readonly LikeCount[]> {
  if (ids.length === 0) return [];
  const [batch, rest] = [ids.slice(0, MAX_LIKES_PER_REQUEST), ids.slice(MAX_LIKES_PER_REQUEST)];
  const { likes } = await api.get(`${ROUTES.mascotLikes}?ids=${batch.join(',')}`, RequestedLikes);
  return [...likes, ...(await fetchLikes(rest))];
}
