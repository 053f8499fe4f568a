import { Button, EmptyState, Pager, Spinner } from '@marcel/kit';
import { LoadingCards, type ToPage } from '@marcel/kit/programs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Fragment, useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { FailedLoad, OfflineNote } from '../../../shared/failure/failure';
import { retrying } from '../../../shared/focus';
import { DIRECTORY_TEXTS } from '../choices';
import styles from './MascotResults.module.css';
import { mascotPages, PAGE_LENGTH } from '../../../shared/mascots';
import type { OnKind } from '../../../shared/mascot-parts/mascot-parts';
import { SearchedFor } from '../../../shared/search/Marked';
import type { ListLayout } from './MascotCard';
import { CARD_MEASURES, CardColumns } from './CardColumns';
import { mascotPage } from '../../../shared/navigation';
import { useSuggestions } from '../api';
import { inWords } from '../../../shared/days/days';

interface ResultsHeadProps {
  total: number;
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

export const ResultsHead = ({ total, page, pages, onPage }: ResultsHeadProps) => (
  <div className={styles.resultsHead}>
    <p className="m-soft" role="status">
      {total.toLocaleString('en')} {total === 1 ? 'mascot' : 'mascots'}
    </p>
    <Pager page={Math.min(page, pages)} pages={pages} onPage={onPage} label="Pages of mascots" />
  </div>
);

const OF_ALL = ['asOf', 'sortBy', 'sortOrder'];

export function Nobody({ params, onReset }: { params: URLSearchParams; onReset: () => void }) {
  const day = params.get('asOf');
  if (day !== null && [...params.keys()].every((name) => OF_ALL.includes(name))) {
    return (
      <EmptyState title={`Nobody was in the directory yet on ${inWords(day)}.`}>
        <Button onClick={onReset}>See the Directory of Today</Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={DIRECTORY_TEXTS.listEmpty}>
      <DidYouMean search={params.get('search') ?? ''} />
      <Button onClick={onReset}>Reset Filters</Button>
    </EmptyState>
  );
}

function DidYouMean({ search }: { search: string }) {
  const found = useSuggestions(search);
  if (!found?.isNear || found.suggestions.length === 0) return null;
  return (
    <p>
      Did you mean{' '}
      {found.suggestions.map(({ id, name, slug }, place) => (
        <Fragment key={id}>
          {place > 0 && ', '}
          <Link to={mascotPage(slug)}>
            <bdi>{name}</bdi>
          </Link>
        </Fragment>
      ))}
      ?
    </p>
  );
}

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
          <div className={styles.more}>
            {isFetchingNextPage && <Spinner label="Loading more mascots..." />}
            {isFetchNextPageError && !isFetchingNextPage && (
              <p className={styles.failed} role="alert">
                {DIRECTORY_TEXTS.listFailed} <Button onClick={retrying(fetchNextPage)}>Retry</Button>
                <OfflineNote />
              </p>
            )}
          </div>
        </>
      ) : (
        <FailedLoad title="Mascotdex" message={DIRECTORY_TEXTS.listFailed} onRetry={pages.refetch} />
      )}
    </SearchedFor>
  );
}
