import { SKELETON_CARDS } from '@marcel/contracts';
import { Skeleton, Button } from '@marcel/kit';
import type { ReactNode } from 'react';
import styles from './lists.module.css';

interface CardGridProps {
  /** Minimum width of a card, in pixels. */
  width: number;
  children: ReactNode;
}

export const CardGrid = ({ width, children }: CardGridProps) => (
  <ul className={styles.grid} style={{ '--card-width': `${width}px` }}>
    {children}
  </ul>
);

export const LoadingCards = ({ label, width }: { label: string; width?: number }) => (
  <div role="status" aria-label={label}>
    <div className={styles.grid} style={{ '--card-width': width ? `${width}px` : '100%' }}>
      {Array.from({ length: SKELETON_CARDS }, (_, index) => (
        <Skeleton key={index} kind="card" />
      ))}
    </div>
  </div>
);

interface LoadMoreProps {
  shown: number;
  total: number;
  pageSize: number;
  texts: { more: string; loadingMore: string; moreFailed: string; shown: (shown: number, total: number) => string };
  hasMore: boolean;
  loading: boolean;
  failed: boolean;
  onMore: () => void;
}

export function LoadMore({ shown, total, pageSize, texts, hasMore, loading, failed, onMore }: LoadMoreProps) {
  if (!hasMore && shown <= pageSize) return null;
  return (
    <div className={styles.more}>
      <p role="status">{texts.shown(shown, total)}</p>
      {failed && !loading && (
        <p className={styles.failed} role="alert">
          {texts.moreFailed}
        </p>
      )}
      {hasMore && (
        <Button aria-disabled={loading} onClick={() => !loading && onMore()}>
          {loading ? texts.loadingMore : texts.more}
        </Button>
      )}
    </div>
  );
}

/** Joins all loaded pages. Keeps an item once if a newer item has moved it to the next page. */
export function joinPages<Page, Item extends { id: number | string }>(
  pages: readonly Page[],
  getItems: (page: Page) => readonly Item[],
): Item[] {
  return [...new Map(pages.flatMap(getItems).map((item) => [item.id, item])).values()];
}
