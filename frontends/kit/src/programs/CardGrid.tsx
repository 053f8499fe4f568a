import { SKELETON_CARDS } from '@marcel/contracts';
import { Skeleton } from '@marcel/kit';
import type { ReactNode } from 'react';
import styles from './CardGrid.module.css';

interface CardGridProps {
  /** The least width of a card, in pixels: as many stand beside each other as there is room for. */
  width: number;
  children: ReactNode;
}

export const CardGrid = ({ width, children }: CardGridProps) => (
  <ul className={styles.grid} style={{ '--card-width': `${width}px` }}>
    {children}
  </ul>
);

export const LoadingCards = ({ label, width }: { label: string; width?: number }) => (
  <div role="status" aria-label={label}>
    <div className={styles.grid} style={{ '--card-width': width ? `${width}px` : '100%' }}>
      {Array.from({ length: SKELETON_CARDS }, (_, place) => (
        <Skeleton key={place} kind="card" />
      ))}
    </div>
  </div>
);
