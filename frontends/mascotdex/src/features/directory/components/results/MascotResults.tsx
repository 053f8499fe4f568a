import { Button, EmptyState, ErrorDialog } from '@marcel/kit';
import { LoadingCards, type ToPage } from '@marcel/kit/programs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { mascotPages, PAGE_LENGTH } from '../../../../shared/mascots/mascot-pages';
import type { OnKind } from '../../../../shared/mascot-type/KindBadge';
import { SearchedFor } from '../../../../shared/search/Marked';
import { DIRECTORY_TEXTS } from '../../texts';
import type { ListLayout } from './card-of';
import { CARD_MEASURES, CardColumns } from './CardColumns';
import { DidYouMean } from './DidYouMean';
import { MoreMascots } from './MoreMascots';
import { ResultsHead } from './ResultsHead';

interface MascotResultsProps {
  /** Query string of the search, without the page. */
  query: string;
  /** The page that the list begins with. */
  from: number;
  toPage: ToPage;
  layout: ListLayout;
  onKind: OnKind;
  onReset: () => void;
}

/** What the directory found, page by page as one scrolls. */
export function MascotResults({ query, from, toPage, layout, onKind, onReset }: MascotResultsProps) {
  const pages = useInfiniteQuery(mascotPages(query, from));
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  const [seen, setSeen] = useState(0);
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage({ cancelRefetch: false });
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  const search = new URLSearchParams(query).get('search') ?? '';
  const total = pages.data?.total ?? 0;
  const last = Math.max(1, Math.ceil(total / PAGE_LENGTH));
  const isBeyond = pages.data !== undefined && from > last;
  useEffect(() => {
    if (isBeyond) toPage(last, { replace: true });
  }, [isBeyond, last, toPage]);

  if (pages.isPending || isBeyond) {
    return <LoadingCards label="Loading mascots" width={CARD_MEASURES[layout].minWidth} />;
  }
  if (!pages.data) {
    return <ErrorDialog title="Mascotdex" message={DIRECTORY_TEXTS.listFailed} onRetry={() => void pages.refetch()} />;
  }
  return (
    <SearchedFor value={search}>
      <ResultsHead total={total} page={from + Math.floor(seen / PAGE_LENGTH)} pages={last} onPage={toPage} />
      {total === 0 ? (
        <EmptyState title={DIRECTORY_TEXTS.listEmpty}>
          <DidYouMean search={search} />
          <Button onClick={onReset}>Reset Filters</Button>
        </EmptyState>
      ) : (
        <CardColumns
          {...{ total, layout, onKind }}
          mascots={pages.data.mascots}
          listKey={`${query} ${from}`}
          onEndNear={loadMore}
          onFirst={setSeen}
        />
      )}
      <MoreMascots loading={isFetchingNextPage} failed={isFetchNextPageError} onRetry={() => void fetchNextPage()} />
    </SearchedFor>
  );
}
