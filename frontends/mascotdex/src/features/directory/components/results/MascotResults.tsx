import { Button, EmptyState, ErrorDialog } from '@marcel/kit';
import { LoadingCards } from '@marcel/kit/programs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { mascotPages } from '../../api/mascot-pages';
import { DIRECTORY_TEXTS } from '../../texts';
import { CARD_MEASURES, CardColumns } from './CardColumns';
import type { CardLayout } from './MascotCard';
import styles from './MascotResults.module.css';
import { MoreMascots } from './MoreMascots';

interface MascotResultsProps {
  /** Query string of the search, without the page. */
  query: string;
  layout: CardLayout;
  onReset: () => void;
}

/** What the directory found, page by page as one scrolls. */
export function MascotResults({ query, layout, onReset }: MascotResultsProps) {
  const pages = useInfiniteQuery(mascotPages(query));
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage({ cancelRefetch: false });
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

  if (pages.isPending) return <LoadingCards label="Loading mascots" width={CARD_MEASURES[layout].minWidth} />;
  if (!pages.data) {
    return <ErrorDialog title="Mascotdex" message={DIRECTORY_TEXTS.listFailed} onRetry={() => void pages.refetch()} />;
  }
  const { mascots, total } = pages.data;
  return (
    <>
      <p className={styles.total} role="status">
        {total.toLocaleString('en')} {total === 1 ? 'mascot' : 'mascots'}
      </p>
      {total === 0 ? (
        <EmptyState title={DIRECTORY_TEXTS.listEmpty}>
          <Button onClick={onReset}>Reset Filters</Button>
        </EmptyState>
      ) : (
        <CardColumns mascots={mascots} total={total} layout={layout} listKey={query} onEndNear={loadMore} />
      )}
      <MoreMascots loading={isFetchingNextPage} failed={isFetchNextPageError} onRetry={() => void fetchNextPage()} />
    </>
  );
}
