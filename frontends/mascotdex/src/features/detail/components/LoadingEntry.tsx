import { Skeleton } from '@marcel/kit';
import css from './MascotEntry.module.css';

export function LoadingEntry() {
  return (
    <div className={css.columns} role="status" aria-label="Loading mascot">
      <div className={css.stack}>
        <Skeleton kind="picture" />
        <Skeleton kind="text" />
        <Skeleton kind="text" />
      </div>
      <div className={css.stack}>
        <Skeleton kind="card" />
        <Skeleton kind="card" />
      </div>
    </div>
  );
}
