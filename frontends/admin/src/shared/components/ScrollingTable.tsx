import type { ReactNode } from 'react';
import styles from './ScrollingTable.module.css';

export const ScrollingTable = ({ label, children }: { label: string; children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div role="region" aria-label={label} tabIndex={0} className={styles.scrolls}>
    {children}
  </div>
);
