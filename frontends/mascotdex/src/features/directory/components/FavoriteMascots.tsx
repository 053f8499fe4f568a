import { type Mascot, PAGES, type SortOrder } from '@marcel/contracts';
import { Button, EmptyState, LinkButton } from '@marcel/kit';
import { CardGrid, LoadingCards } from '@marcel/kit/programs';
import { type FocusEvent, useEffect, useRef } from 'react';
import { fold, SearchTerm, splitWords } from '../../../shared/search/HighlightedText';
import { CHOICE_FILTERS, DIRECTORY_TEXTS, includesType, isNarrowed, NO_CHOICE, RANGE_FILTERS } from '../choices';
import type { DirectoryState, DirectoryStateControl } from '../directory-state';
import { useFavorites } from '../api';
import { ListHead } from './ListHead';
import { CARD_WIDTHS, MascotCard } from './MascotCard';
import { findSearchInput, closestWindow } from '../../../shared/focus';

type Filters = Pick<DirectoryState, 'search' | 'choices' | 'ranges' | 'sortBy' | 'sortOrder'>;

export function filterMascots(mascots: readonly Mascot[], state: Filters): Mascot[] {
  const words = splitWords(state.search);
  const matches = mascots.filter(
    (mascot) =>
      containsWords(mascot, words) && matchesChoices(mascot, state.choices) && isInRanges(mascot, state.ranges),
  );
  if (state.sortBy !== 'createdAt') return matches.toSorted(compareBy(state.sortBy, state.sortOrder));
  return state.sortOrder === 'asc' ? matches.toReversed() : matches;
}

const containsWords = ({ name, brand, visualDesc }: Mascot, words: readonly string[]): boolean =>
  words.every((word) => [name, brand, visualDesc ?? ''].some((text) => fold(text).includes(word)));

const matchesChoices = (mascot: Mascot, choices: Filters['choices']): boolean =>
  CHOICE_FILTERS.every(({ name }) => choices[name] === NO_CHOICE || includesType(choices[name], mascot[name] ?? ''));

const isInRanges = (mascot: Mascot, ranges: Filters['ranges']): boolean =>
  RANGE_FILTERS.every((filter) => {
    if (!isNarrowed(filter, ranges)) return true;
    const [value, { min, max }] = [mascot[filter.name], ranges[filter.name]];
    return value !== null && (value >= min || min === filter.full.min) && (value <= max || max === filter.full.max);
  });

const NAMES = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

type Sorted = Exclude<Filters['sortBy'], 'createdAt'>;

const compareBy =
  (field: Sorted, order: SortOrder) =>
  (one: Mascot, other: Mascot): number => {
    const sign = order === 'asc' ? 1 : -1;
    if (field === 'name') return sign * NAMES.compare(one.name, other.name);
    const [first, second] = [one[field], other[field]];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return sign * (first - second);
  };

export function FavoriteMascots({ onReset, ...control }: DirectoryStateControl & { onReset: () => void }) {
  const { mascots, isLoading } = useFavorites();
  const matches = filterMascots(mascots, control.state);
  const focusProps = useRestoreListFocus(matches.length);
  if (mascots.length === 0 && isLoading) return <LoadingCards label="Loading mascots" width={CARD_WIDTHS.grid} />;
  if (mascots.length === 0) {
    return (
      <EmptyState title="No favorites yet">
        <p>Press the star on the page of a mascot to save it here.</p>
        <LinkButton to={PAGES.directory}>Browse All Mascots</LinkButton>
      </EmptyState>
    );
  }
  return (
    <SearchTerm value={control.state.search}>
      <ListHead total={matches.length} {...control} />
      {matches.length === 0 ? (
        <EmptyState title={DIRECTORY_TEXTS.listEmpty}>
          <Button onClick={onReset}>Reset Filters</Button>
        </EmptyState>
      ) : (
        <div {...focusProps}>
          <CardGrid width={CARD_WIDTHS.grid}>
            {matches.map((mascot) => (
              <li key={mascot.id}>
                <MascotCard layout="grid" mascot={mascot} />
              </li>
            ))}
          </CardGrid>
        </div>
      )}
    </SearchTerm>
  );
}

function useRestoreListFocus(length: number): { onFocus: (event: FocusEvent<HTMLElement>) => void } {
  const lastFocus = useRef<{ frame: Element | null; list: Element | null; index: number }>(null);
  const previousLength = useRef(length);
  useEffect(() => {
    const isFewer = length < previousLength.current;
    previousLength.current = length;
    if (!isFewer || !lastFocus.current || document.activeElement !== document.body) return;
    const { list, frame, index } = lastFocus.current;
    const items = list?.isConnected ? [...list.children] : [];
    const item = items[index] ?? items.at(-1);
    const target = item?.querySelector<HTMLElement>('button[aria-pressed]') ?? findSearchInput(frame);
    target?.focus({ preventScroll: true });
  }, [length]);
  return {
    onFocus: ({ target }) => {
      const item = target.closest('li');
      const list = item?.parentElement ?? null;
      const index = item && list ? [...list.children].indexOf(item) : -1;
      lastFocus.current = { frame: closestWindow(target), list, index };
    },
  };
}
