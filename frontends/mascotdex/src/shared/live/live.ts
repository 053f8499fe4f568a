import type { StreamListener } from '@marcel/kit/programs';
import { useEffect, useEffectEvent, useRef } from 'react';
import { RequestedLikes, LikeCount, LikeCounts, MAX_LIKES_PER_REQUEST, MASCOT_NEWS, ROUTES } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { useQueryClient } from '@tanstack/react-query';
import { changeMascots, loadedIds } from '../mascots';

/** Delay before the stream opens, in milliseconds: short visits open none. */
export const STAYED_MS = 5000;

export function useStreamListener(listener: StreamListener): void {
  const onMessage = useEffectEvent(listener.onMessage);
  const onOpen = useEffectEvent(() => listener.onOpen?.());
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const begin = async () => {
      const { subscribeToMascots } = await import('./subscribe');
      if (signal.aborted) return;
      signal.addEventListener(
        'abort',
        subscribeToMascots({ onMessage: (message) => onMessage(message), onOpen: () => onOpen() }),
      );
    };
    const timer = setTimeout(() => void begin().catch(() => undefined), STAYED_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, []);
}

const CHANNEL = 'mascot-likes';

const open = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL) : null;

export function broadcastLike(count: LikeCount): void {
  const channel = open();
  channel?.postMessage(count);
  channel?.close();
}

function useLikesElsewhere(onLike: (count: LikeCount) => void): void {
  const notify = useEffectEvent(onLike);
  useEffect(() => {
    const channel = open();
    channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const count = LikeCount.safeParse(data).data;
      if (count) notify(count);
    });
    return () => channel?.close();
  }, []);
}

export const likeKey = (id: number) => ['mascots', 'like', id] as const;

export function useLiveLikes(): void {
  const client = useQueryClient();
  const heard = useRef(new Set<number>());
  const show = (counts: readonly LikeCount[]) => {
    const likesById = new Map(counts.map(({ id, likes }) => [id, likes]));
    changeMascots(client, (mascot) => {
      const likes = likesById.get(mascot.id) ?? mascot.likes;
      const isOwn = likes !== mascot.likes && client.isMutating({ mutationKey: likeKey(mascot.id) }) > 0;
      return likes === mascot.likes || isOwn ? mascot : { ...mascot, likes };
    });
  };
  const applyCounts = (counts: readonly LikeCount[]) => {
    counts.forEach(({ id }) => heard.current.add(id));
    show(counts);
  };
  const catchUp = async () => {
    heard.current = new Set();
    const counts = await likesByNow(loadedIds(client));
    show(counts.filter(({ id }) => !heard.current.has(id)));
  };
  useLikesElsewhere((count) => applyCounts([count]));
  useStreamListener({
    onMessage: ({ event, data }) => {
      if (event === MASCOT_NEWS.likes) applyCounts(LikeCounts.safeParse(JSON.parse(data)).data ?? []);
    },
    onOpen: () => void catchUp().catch(() => undefined),
  });
}

async function likesByNow(ids: readonly number[]): Promise<readonly LikeCount[]> {
  if (ids.length === 0) return [];
  const [now, later] = [ids.slice(0, MAX_LIKES_PER_REQUEST), ids.slice(MAX_LIKES_PER_REQUEST)];
  const { likes } = await api.get(`${ROUTES.mascotLikes}?ids=${now.join(',')}`, RequestedLikes);
  return [...likes, ...(await likesByNow(later))];
}
