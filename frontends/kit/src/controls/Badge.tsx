import type { ReactNode } from 'react';
import { classes } from '../theme/classes';
import styles from './Badge.module.css';

export type BadgeTone = 'plain' | 'blue' | 'green' | 'yellow' | 'orange' | 'red';

export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={classes(styles.badge, styles[tone])}>{children}</span>;
}
