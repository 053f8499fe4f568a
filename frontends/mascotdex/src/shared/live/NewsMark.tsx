import { useEffect, useEffectEvent, useState } from 'react';
import { Button, Icon } from '@marcel/kit';
import styles from './NewsMark.module.css';

/** What changes is shown, and said, once in so many milliseconds at most. */
export const PACE_MS = 3000;

/** A count that follows another one in steps that bother nobody; to nothing it goes at once. */
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
  /** How many there are that the page does not show yet. */
  count: number;
  /** What they are, such as "3 new mascots". */
  text: (count: number) => string;
  /** Whether they are on their way. */
  isBusy: boolean;
  onShow: (button: HTMLElement) => void;
}

/** Tells that there is something new, and shows it when it is pressed. It lies over the page, which does not move. */
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
