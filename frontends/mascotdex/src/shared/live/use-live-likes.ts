import { AskedLikes, type LikeCount, LikeCounts, LIKES_ASKED_AT_ONCE, MASCOT_NEWS, ROUTES } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLikesElsewhere } from '../likes/likes-elsewhere';
import { likeKey } from '../likes/use-like';
import { changeMascots, loadedIds } from '../mascots/mascot-cache';
import { useHearing } from './use-hearing';

export function useLiveLikes(): void {
  const client = useQueryClient();
  const heard = useRef(new Set<number>());
  const show = (counts: readonly LikeCount[]) => {
    const told = new Map(counts.map(({ id, likes }) => [id, likes]));
    changeMascots(client, (mascot) => {
      const likes = told.get(mascot.id) ?? mascot.likes;
      const isOwn = likes !== mascot.likes && client.isMutating({ mutationKey: likeKey(mascot.id) }) > 0;
      return likes === mascot.likes || isOwn ? mascot : { ...mascot, likes };
    });
  };
  const hear = (counts: readonly LikeCount[]) => {
    counts.forEach(({ id }) => heard.current.add(id));
    show(counts);
  };
  const catchUp = async () => {
    heard.current = new Set();
    const counts = await likesByNow(loadedIds(client));
    show(counts.filter(({ id }) => !heard.current.has(id)));
  };
  useLikesElsewhere((count) => hear([count]));
  useHearing({
    onMessage: ({ event, data }) => {
      if (event === MASCOT_NEWS.likes) hear(LikeCounts.safeParse(JSON.parse(data)).data ?? []);
    },
    onOpen: () => void catchUp().catch(() => undefined),
  });
}

async function likesByNow(ids: readonly number[]): Promise<readonly LikeCount[]> {
  if (ids.length === 0) return [];
  const [now, later] = [ids.slice(0, LIKES_ASKED_AT_ONCE), ids.slice(LIKES_ASKED_AT_ONCE)];
  const { likes } = await api.get(`${ROUTES.mascotLikes}?ids=${now.join(',')}`, AskedLikes);
  return [...likes, ...(await likesByNow(later))];
}
