import { Button, Icon } from '@marcel/kit';
import { useEffect, useEffectEvent, useState } from 'react';
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

interface NewsMarkProps {
  count: number;
  text: (count: number) => string;
  isBusy: boolean;
  onShow: (button: HTMLElement) => void;
}

export function NewsMark({ count, text, isBusy, onShow }: NewsMarkProps) {
  const shown = usePaced(count);
  return (
    <div className={styles.place} role="status">
      {shown > 0 && (
        <Button
          className={styles.mark}
          aria-disabled={isBusy}
          onClick={({ currentTarget }) => !isBusy && onShow(currentTarget)}
        >
          <Icon name="up" />
          {text(shown)}
        </Button>
      )}
    </div>
  );
}
