import { classes } from '@marcel/kit';
import type { ReactNode } from 'react';
import styles from './Columns.module.css';

interface ColumnsProps {
  main: ReactNode;
  aside: ReactNode;
}

export const Columns = ({ main, aside }: ColumnsProps) => (
  <div className={styles.columns}>
    <div className={styles.column}>{main}</div>
    <div className={classes(styles.column, styles.aside)}>{aside}</div>
  </div>
);
