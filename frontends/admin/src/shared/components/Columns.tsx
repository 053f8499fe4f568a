import { classes } from '@marcel/kit';
import type { ReactNode } from 'react';
import styles from './Columns.module.css';

export const Columns = ({ main, aside }: { main: ReactNode; aside: ReactNode }) => (
  <div className={styles.columns}>
    <div className={styles.column}>{main}</div>
    <div className={classes(styles.column, styles.aside)}>{aside}</div>
  </div>
);
