import { Icon } from '@marcel/kit';
import type { ReactNode } from 'react';
import css from './FlipCard.module.css';

/** A playing card that turns over. Face down, its front can be neither read nor reached. */
export function FlipCard({ faceDown, children }: { faceDown: boolean; children: ReactNode }) {
  return (
    <div className={css.place}>
      <div className={css.card} data-face={faceDown ? 'down' : 'up'}>
        <div className={css.front} inert={faceDown}>
          {children}
        </div>
        <div className={css.back} aria-hidden="true">
          <div className={css.emblem}>
            <Icon name="dog" size={96} />
            <span>Mascotdex</span>
          </div>
        </div>
      </div>
    </div>
  );
}
