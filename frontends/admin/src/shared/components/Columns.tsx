import { classes } from '@marcel/kit';
import type { ReactNode } from 'react';
import styles from './Columns.module.css';

interface ColumnsProps {
  /** The wider column. */
  main: ReactNode;
  /** Stays in view while the other one scrolls. */
  aside: ReactNode;
}

/** Two columns, one below the other where there is little room. */
export const Columns = ({ main, aside }: ColumnsProps) => (
  <div className={styles.columns}>
    <div className={styles.column}>{main}</div>
    <div className={classes(styles.column, styles.aside)}>{aside}</div>
  </div>
);
