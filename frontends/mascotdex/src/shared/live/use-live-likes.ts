import { LikeCounts, MASCOT_NEWS } from '@marcel/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { likeKey } from '../likes/use-like';
import { changeMascots } from '../mascots/mascot-cache';
import { useHearing } from './use-hearing';

/** Likes count up where they stand. One that the visitor is giving is told by its own answer. */
export function useLiveLikes(): void {
  const client = useQueryClient();
  useHearing({
    onMessage: ({ event, data }) => {
      if (event !== MASCOT_NEWS.likes) return;
      const counts = LikeCounts.safeParse(JSON.parse(data)).data ?? [];
      const told = new Map(counts.map(({ id, likes }) => [id, likes]));
      changeMascots(client, (mascot) => {
        const likes = told.get(mascot.id) ?? mascot.likes;
        const isOwn = likes !== mascot.likes && client.isMutating({ mutationKey: likeKey(mascot.id) }) > 0;
        return likes === mascot.likes || isOwn ? mascot : { ...mascot, likes };
      });
    },
  });
}
