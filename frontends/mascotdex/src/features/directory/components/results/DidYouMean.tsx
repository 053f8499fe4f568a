import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { mascotPage } from '../../../../shared/navigation/pages';
import { useSuggestions } from '../../api/use-suggestions';
import { SUGGESTION_TEXTS } from '../../texts';

/** Where nothing was found: who is called nearly so. */
export function DidYouMean({ search }: { search: string }) {
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
