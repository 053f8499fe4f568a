import { Spinner } from '@marcel/kit';
import styles from './Waiting.module.css';

/** Stands in for a page that is not there yet. */
export const Waiting = ({ label }: { label: string }) => (
  <div className={styles.waiting}>
    <Spinner label={label} />
  </div>
);
