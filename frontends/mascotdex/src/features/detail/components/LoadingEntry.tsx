import { Skeleton } from '@marcel/kit';
import styles from './MascotEntry.module.css';

export function LoadingEntry() {
  return (
    <div className={styles.columns} role="status" aria-label="Loading mascot">
      <div className={styles.stack}>
        <Skeleton kind="picture" />
        <Skeleton kind="text" />
        <Skeleton kind="text" />
      </div>
      <div className={styles.stack}>
        <Skeleton kind="card" />
        <Skeleton kind="card" />
      </div>
    </div>
  );
}
