import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { Button, EmptyState } from '@marcel/kit';
import { mascotPage } from '../../../../shared/navigation';
import { useSuggestions } from '../../api';
import { DAY_TEXTS, DIRECTORY_TEXTS, SUGGESTION_TEXTS } from '../../choices';
import { inWords } from '../../../../shared/days/days';

const OF_ALL = ['asOf', 'sortBy', 'sortOrder'];

export function Nobody({ params, onReset }: { params: URLSearchParams; onReset: () => void }) {
  const day = params.get('asOf');
  if (day !== null && [...params.keys()].every((name) => OF_ALL.includes(name))) {
    return (
      <EmptyState title={DAY_TEXTS.nobody(inWords(day))}>
        <Button onClick={onReset}>{DAY_TEXTS.today}</Button>
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
      {SUGGESTION_TEXTS.near}{' '}
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
