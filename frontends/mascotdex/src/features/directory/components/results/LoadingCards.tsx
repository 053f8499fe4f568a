import { Skeleton } from '@marcel/kit';
import { SKELETON_CARDS } from '@marcel/contracts';
import type { CardLayout } from './MascotCard';
import styles from './LoadingCards.module.css';

export function LoadingCards({ layout }: { layout: CardLayout }) {
  return (
    <div role="status" aria-label="Loading mascots">
      <div className={styles[layout]}>
        {Array.from({ length: SKELETON_CARDS }, (_, place) => (
          <Skeleton key={place} kind="card" />
        ))}
      </div>
    </div>
  );
}
