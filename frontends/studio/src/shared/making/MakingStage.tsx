import type { ReactNode } from 'react';
import styles from './MakingStage.module.css';

interface MakingStageProps {
  children: ReactNode;
  /** The moment of making; null while nothing is. */
  dialog: ReactNode;
}

/** What is asked, and what becomes of it: side by side where there is room, else one below the other. */
export const MakingStage = ({ children, dialog }: MakingStageProps) => (
  <div className={styles.room}>
    <div className={styles.stage} data-making={dialog !== null}>
      <div className={styles.asked}>{children}</div>
      {dialog && <div className={styles.made}>{dialog}</div>}
    </div>
  </div>
);
