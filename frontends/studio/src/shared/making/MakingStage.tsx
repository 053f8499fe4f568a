import type { ReactNode } from 'react';
import styles from './MakingStage.module.css';

export const MakingStage = ({ children, dialog }: { children: ReactNode; dialog: ReactNode }) => (
  <div className={styles.room}>
    <div className={styles.stage} data-making={dialog !== null}>
      <div className={styles.asked}>{children}</div>
      {dialog && <div className={styles.made}>{dialog}</div>}
    </div>
  </div>
);
