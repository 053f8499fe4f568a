import { Button, Spinner } from '@marcel/kit';
import { LoadingCards, type ToPage } from '@marcel/kit/programs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { FailedLoad, OfflineNote } from '../../../../shared/failure/failure';
import { DIRECTORY_TEXTS } from '../../choices';
import styles from './MoreMascots.module.css';
import { mascotPages, PAGE_LENGTH } from '../../../../shared/mascots';
import { retrying } from '../../../../shared/focus/leave-button';
import type { OnKind } from '../../../../shared/mascot-type/mascot-type';
import { SearchedFor } from '../../../../shared/search/Marked';
import type { ListLayout } from './card-of';
import { CARD_MEASURES, CardColumns } from './CardColumns';
import { Nobody } from './Nobody';
import { ResultsHead } from './ResultsHead';

interface MascotResultsProps {
  query: string;
  from: number;
  toPage: ToPage;
  layout: ListLayout;
  onKind: OnKind;
  onReset: () => void;
}

export function MascotResults({ query, from, toPage, layout, onKind, onReset }: MascotResultsProps) {
  const pages = useInfiniteQuery(mascotPages(query, from));
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  const [seen, setSeen] = useState(0);
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage({ cancelRefetch: false });
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  const params = new URLSearchParams(query);
  const [known, setKnown] = useState<number>();
  if (pages.data && pages.data.total !== known) setKnown(pages.data.total);
  const total = pages.data?.total ?? known ?? 0;
  const last = Math.max(1, Math.ceil(total / PAGE_LENGTH));
  const isBeyond = pages.data !== undefined && from > last;
  useEffect(() => {
    if (isBeyond) toPage(last, { replace: true });
  }, [isBeyond, last, toPage]);

  const turnTo: ToPage = (page) => {
    setSeen(0);
    toPage(page);
  };
  return (
    <SearchedFor value={params.get('search') ?? ''}>
      {known !== undefined && (
        <ResultsHead total={total} page={from + Math.floor(seen / PAGE_LENGTH)} pages={last} onPage={turnTo} />
      )}
      {pages.isPending || isBeyond ? (
        <LoadingCards label="Loading mascots" width={CARD_MEASURES[layout].minWidth} />
      ) : pages.data ? (
        <>
          {total === 0 ? (
            <Nobody params={params} onReset={onReset} />
          ) : (
            <CardColumns
              {...{ total, layout, onKind }}
              mascots={pages.data.mascots}
              listKey={`${query} ${from}`}
              onEndNear={loadMore}
              onFirst={setSeen}
            />
          )}
          <MoreMascots loading={isFetchingNextPage} failed={isFetchNextPageError} onRetry={retrying(fetchNextPage)} />
        </>
      ) : (
        <FailedLoad title="Mascotdex" message={DIRECTORY_TEXTS.listFailed} onRetry={pages.refetch} />
      )}
    </SearchedFor>
  );
}

function MoreMascots({ loading, failed, onRetry }: { loading: boolean; failed: boolean; onRetry: () => void }) {
  return (
    <div className={styles.more}>
      {loading && <Spinner label="Loading more mascots..." />}
      {failed && !loading && (
        <p className={styles.failed} role="alert">
          {DIRECTORY_TEXTS.listFailed} <Button onClick={onRetry}>Retry</Button>
          <OfflineNote />
        </p>
      )}
    </div>
  );
}
