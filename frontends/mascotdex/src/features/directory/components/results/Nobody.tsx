import { Button, EmptyState } from '@marcel/kit';
import { inWords } from '../../../../shared/days/days';
import { DAY_TEXTS, DIRECTORY_TEXTS } from '../../texts';
import { DidYouMean } from './DidYouMean';

/** What narrows no list. */
const OF_ALL = ['asOf', 'sortBy', 'sortOrder'];

/** In place of a list that holds nobody: what was looked for, or the day, is why. */
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
