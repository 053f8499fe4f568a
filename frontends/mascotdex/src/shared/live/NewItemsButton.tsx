import { Button, Icon, useToast } from '@marcel/kit';
import type { StreamListener } from '@marcel/kit/programs';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLiveUpdates } from './live-updates';
import styles from './NewItemsButton.module.css';

export const COUNT_THROTTLE_MS = 3000;

export function useThrottledCount(count: number): number {
  const [shown, setShown] = useState(0);
  const isOutdated = count !== shown;
  const update = useEffectEvent(() => setShown(count));
  useEffect(() => {
    if (!isOutdated) return undefined;
    const timer = setTimeout(() => update(), COUNT_THROTTLE_MS);
    return () => clearTimeout(timer);
  }, [isOutdated]);
  return Math.min(shown, count);
}

interface NewItemsProps<Refetched> {
  text: (count: number) => string;
  failed: string;
  /** Returns the ids of the records that a message announces; null if it does not name them. */
  getIds: (message: Parameters<StreamListener['onMessage']>[0]) => readonly number[] | null;
  fetchMissed: () => Promise<readonly number[]>;
  isNew: (id: number) => boolean;
  refetch: () => Promise<Refetched>;
  onShown: (data: Refetched, button: HTMLElement) => void;
}

/** Counts the records that have been added since the page was loaded; shows them on a click. */
export function NewItemsButton<Data>(props: NewItemsProps<Data>) {
  const { text, failed, getIds, fetchMissed, isNew, refetch, onShown } = props;
  const toast = useToast();
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const add = (more: readonly number[]) => setIds((previous) => new Set([...previous, ...more]));
  const addMissed = () => void fetchMissed().then(add, () => undefined);
  useLiveUpdates({
    onMessage: (message) => {
      const newIds = getIds(message);
      if (newIds) add(newIds);
      else addMissed();
    },
    onOpen: addMissed,
  });
  const { mutate: show, isPending } = useMutation({
    mutationFn: (_button: HTMLElement) => refetch(),
    onSuccess: (data, button) => {
      setIds(new Set());
      onShown(data, button);
    },
    onError: () => toast({ title: 'Error', body: failed, tone: 'destructive' }),
  });
  const count = useThrottledCount([...ids].filter(isNew).length);
  return (
    <div className={styles.container} role="status">
      {count > 0 && (
        <Button
          className={styles.button}
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
