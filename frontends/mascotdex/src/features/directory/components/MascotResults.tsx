import { Button, EmptyState, LinkButton, Pager } from '@marcel/kit';
import { CardGrid, LoadingCards, usePage } from '@marcel/kit/programs';
import { PAGES } from '@marcel/contracts';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { dayText } from '../../../shared/days/days';
import { FailedLoad } from '../../../shared/failure/failure';
import { mascotList, PAGE_SIZE } from '../../../shared/mascots';
import { mascotPage } from '../../../shared/navigation';
import { SearchTerm } from '../../../shared/search/HighlightedText';
import { useSuggestions } from '../api';
import { DIRECTORY_TEXTS } from '../choices';
import type { DirectoryStateControl } from '../directory-state';
import { ListHead } from './ListHead';
import { CARD_WIDTHS, DenseCard, type ListLayout, MascotCard } from './MascotCard';
import styles from './MascotResults.module.css';

const NON_FILTER_PARAMETERS = ['asOf', 'sortBy', 'sortOrder'];

export function NoMascots({ query, onReset }: { query: string; onReset: () => void }) {
  const params = new URLSearchParams(query);
  const day = params.get('asOf');
  if (day !== null && [...params.keys()].every((name) => NON_FILTER_PARAMETERS.includes(name))) {
    return (
      <EmptyState title={`No mascots yet on ${dayText(day)}.`}>
        <Button onClick={onReset}>Back to Today</Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={DIRECTORY_TEXTS.listEmpty}>
      <div className={styles.actions}>
        <Button onClick={onReset}>Reset Filters</Button>
        <LinkButton kind="primary" to={PAGES.submit}>
          Submit It
        </LinkButton>
      </div>
      <DidYouMean search={params.get('search') ?? ''} />
    </EmptyState>
  );
}

function DidYouMean({ search }: { search: string }) {
  const results = useSuggestions(search);
  if (!results?.isNear || results.suggestions.length === 0) return null;
  return (
    <p>
      Did you mean{' '}
      {results.suggestions.map(({ id, name, slug }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <Link to={mascotPage(slug)}>
            <bdi>{name}</bdi>
          </Link>
        </Fragment>
      ))}
      ?
    </p>
  );
}

interface MascotResultsProps extends DirectoryStateControl {
  query: string;
  layout: ListLayout;
  onReset: () => void;
}

export function MascotResults({ query, layout, onReset, ...control }: MascotResultsProps) {
  const [page, goToPage] = usePage('page');
  const { data, isPending, refetch } = useQuery(mascotList(query, page));
  const [total, setTotal] = useState<number>();
  if (data && data.pagination.total !== total) setTotal(data.pagination.total);
  const head = useRef<HTMLParagraphElement>(null);
  const last = Math.max(1, Math.ceil((total ?? 0) / PAGE_SIZE));
  const isPastEnd = data !== undefined && page > last;
  useEffect(() => {
    if (isPastEnd) goToPage(last, { replace: true });
  }, [isPastEnd, last, goToPage]);

  const goToPageAndFocus = (next: number) => {
    goToPage(next);
    head.current?.focus();
  };
  return (
    <SearchTerm value={control.state.search}>
      <ListHead ref={head} total={total} {...control} />
      {isPending || isPastEnd ? (
        <LoadingCards label="Loading mascots" width={CARD_WIDTHS[layout]} />
      ) : !data ? (
        <FailedLoad title="Mascotdex" message={DIRECTORY_TEXTS.listFailed} onRetry={refetch} />
      ) : data.mascots.length === 0 ? (
        <NoMascots {...{ query, onReset }} />
      ) : (
        <CardGrid width={CARD_WIDTHS[layout]}>
          {data.mascots.map((mascot) => (
            <li key={mascot.id}>
              {layout === 'dense' ? <DenseCard mascot={mascot} /> : <MascotCard {...{ mascot, layout }} />}
            </li>
          ))}
        </CardGrid>
      )}
      <div className={styles.pager}>
        <Pager page={Math.min(page, last)} pages={last} onPage={goToPageAndFocus} label="Pages of mascots" />
      </div>
    </SearchTerm>
  );
}
