import { Icon } from '@marcel/kit';
import type { ReactNode } from 'react';
import styles from './FlipCard.module.css';

/** A playing card that turns over. Face down, its front can be neither read nor reached. */
export function FlipCard({ faceDown, children }: { faceDown: boolean; children: ReactNode }) {
  return (
    <div className={styles.place}>
      <div data-scheme="classic" className={styles.card} data-face={faceDown ? 'down' : 'up'}>
        <div className={styles.front} inert={faceDown}>
          {children}
        </div>
        <div className={styles.back} aria-hidden="true">
          <div className={styles.emblem}>
            <Icon name="dog" size={96} />
            <span>Mascotdex</span>
          </div>
        </div>
      </div>
    </div>
  );
}
