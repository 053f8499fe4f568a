import { Button, Icon, useToast } from '@marcel/kit';
import type { StreamListener } from '@marcel/kit/programs';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStreamListener } from './live';
import styles from './NewsMark.module.css';

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

interface NewsMarkProps<Renewed> {
  text: (count: number) => string;
  failed: string;
  /** Returns the ids of the records that a message announces; null if it does not name them. */
  idsIn: (message: Parameters<StreamListener['onMessage']>[0]) => readonly number[] | null;
  fetchMissed: () => Promise<readonly number[]>;
  isNew: (id: number) => boolean;
  renew: () => Promise<Renewed>;
  onShown: (renewed: Renewed, button: HTMLElement) => void;
}

/** Counts the records that have been added since the page was loaded; shows them on a click. */
export function NewsMark<Renewed>({ text, failed, idsIn, fetchMissed, isNew, renew, onShown }: NewsMarkProps<Renewed>) {
  const toast = useToast();
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const add = (more: readonly number[]) => setIds((known) => new Set([...known, ...more]));
  const addMissed = () => void fetchMissed().then(add, () => undefined);
  useStreamListener({
    onMessage: (message) => {
      const announced = idsIn(message);
      if (announced) add(announced);
      else addMissed();
    },
    onOpen: addMissed,
  });
  const { mutate: show, isPending } = useMutation({
    mutationFn: (_button: HTMLElement) => renew(),
    onSuccess: (renewed, button) => {
      setIds(new Set());
      onShown(renewed, button);
    },
    onError: () => toast({ title: 'Error', body: failed, tone: 'destructive' }),
  });
  const count = usePaced([...ids].filter(isNew).length);
  return (
    <div className={styles.place} role="status">
      {count > 0 && (
        <Button
          className={styles.mark}
          aria-disabled={isPending}
          onClick={({ currentTarget }) => !isPending && show(currentTarget)}
        >
          <Icon name="up" />
          {text(count)}
        </Button>
      )}
    </div>
  );
}
