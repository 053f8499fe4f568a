import { Skeleton } from '@marcel/kit';
import { SKELETON_CARDS } from '@marcel/contracts';
import css from './PagedGallery.module.css';

export function LoadingCards({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <div className={css.grid}>
        {Array.from({ length: SKELETON_CARDS }, (_, place) => (
          <Skeleton key={place} kind="card" />
        ))}
      </div>
    </div>
  );
}
