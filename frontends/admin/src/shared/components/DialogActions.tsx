import type { ReactNode } from 'react';
import styles from './DialogActions.module.css';

/** The row of buttons that closes a dialog. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
