import type { Hearing } from '@marcel/kit/programs';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { AskedLikes, type LikeCount, LikeCounts, LIKES_ASKED_AT_ONCE, MASCOT_NEWS, ROUTES } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Icon } from '@marcel/kit';
import { likeKey, useLikesElsewhere } from '../likes/MascotLike';
import { changeMascots, loadedIds } from '../mascots';
import styles from './NewsMark.module.css';

/** Who only passes through opens no stream: so long they have stayed, in milliseconds. */
export const STAYED_MS = 5000;

export function useHearing(hearing: Hearing): void {
  const onMessage = useEffectEvent(hearing.onMessage);
  const onOpen = useEffectEvent(() => hearing.onOpen?.());
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const begin = async () => {
      const { hear } = await import('./hear');
      if (signal.aborted) return;
      signal.addEventListener('abort', hear({ onMessage: (message) => onMessage(message), onOpen: () => onOpen() }));
    };
    const timer = setTimeout(() => void begin().catch(() => undefined), STAYED_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, []);
}

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

export const PACE_MS = 3000;

export function usePaced(count: number): number {
  const [shown, setShown] = useState(0);
  const isLate = count !== shown;
  const follow = useEffectEvent(() => setShown(count));
  useEffect(() => {
    if (!isLate) return undefined;
    const timer = setTimeout(() => follow(), PACE_MS);
    return () => clearTimeout(timer);
  }, [isLate]);
  return Math.min(shown, count);
}

interface NewsMarkProps {
  count: number;
  text: (count: number) => string;
  isBusy: boolean;
  onShow: (button: HTMLElement) => void;
}

export function NewsMark({ count, text, isBusy, onShow }: NewsMarkProps) {
  const told = usePaced(count);
  return (
    <div className={styles.place} role="status">
      {told > 0 && (
        <Button
          className={styles.mark}
          aria-disabled={isBusy}
          onClick={({ currentTarget }) => !isBusy && onShow(currentTarget)}
        >
          <Icon name="up" />
          {text(told)}
        </Button>
      )}
    </div>
  );
}
