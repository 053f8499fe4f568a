import { type Mascot, PAGES, type SortOrder } from '@marcel/contracts';
import { Button, EmptyState, LinkButton } from '@marcel/kit';
import { CardGrid, LoadingCards } from '@marcel/kit/programs';
import { type FocusEvent, useEffect, useRef } from 'react';
import { fold, SearchedFor, wordsOf } from '../../../shared/search/Marked';
import { CHOICE_FILTERS, DIRECTORY_TEXTS, includesType, isNarrowed, NO_CHOICE, RANGE_FILTERS } from '../choices';
import type { DirectoryState, DirectoryStateControl } from '../directory-state';
import { useFavorites } from '../api';
import { ListHead } from './ListHead';
import { CARD_WIDTHS, MascotCard } from './MascotCard';
import { searchOf, windowOf } from '../../../shared/focus';

type Filters = Pick<DirectoryState, 'search' | 'choices' | 'ranges' | 'sortBy' | 'sortOrder'>;

export function filterMascots(mascots: readonly Mascot[], state: Filters): Mascot[] {
  const words = wordsOf(state.search);
  const found = mascots.filter(
    (mascot) => hasWords(mascot, words) && isOfChoices(mascot, state.choices) && isInRanges(mascot, state.ranges),
  );
  if (state.sortBy !== 'createdAt') return found.toSorted(inOrder(state.sortBy, state.sortOrder));
  return state.sortOrder === 'asc' ? found.toReversed() : found;
}

const hasWords = ({ name, brand, visualDesc }: Mascot, words: readonly string[]): boolean =>
  words.every((word) => [name, brand, visualDesc ?? ''].some((text) => fold(text).includes(word)));

const isOfChoices = (mascot: Mascot, choices: Filters['choices']): boolean =>
  CHOICE_FILTERS.every(({ name }) => choices[name] === NO_CHOICE || includesType(choices[name], mascot[name] ?? ''));

const isInRanges = (mascot: Mascot, ranges: Filters['ranges']): boolean =>
  RANGE_FILTERS.every((filter) => {
    if (!isNarrowed(filter, ranges)) return true;
    const [value, { min, max }] = [mascot[filter.name], ranges[filter.name]];
    return value !== null && (value >= min || min === filter.full.min) && (value <= max || max === filter.full.max);
  });

const NAMES = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

type Sorted = Exclude<Filters['sortBy'], 'createdAt'>;

const inOrder =
  (field: Sorted, order: SortOrder) =>
  (one: Mascot, other: Mascot): number => {
    const turn = order === 'asc' ? 1 : -1;
    if (field === 'name') return turn * NAMES.compare(one.name, other.name);
    const [first, second] = [one[field], other[field]];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return turn * (first - second);
  };

export function FavoriteMascots({ onReset, ...control }: DirectoryStateControl & { onReset: () => void }) {
  const { mascots, loading } = useFavorites();
  const shown = filterMascots(mascots, control.state);
  const inPlace = useFocusInPlace(shown.length);
  if (mascots.length === 0 && loading) return <LoadingCards label="Loading mascots" width={CARD_WIDTHS.grid} />;
  if (mascots.length === 0) {
    return (
      <EmptyState title="No favorites yet">
        <p>Press the star on the page of a mascot to save it here.</p>
        <LinkButton to={PAGES.directory}>Browse All Mascots</LinkButton>
      </EmptyState>
    );
  }
  return (
    <SearchedFor value={control.state.search}>
      <ListHead total={shown.length} {...control} />
      {shown.length === 0 ? (
        <EmptyState title={DIRECTORY_TEXTS.listEmpty}>
          <Button onClick={onReset}>Reset Filters</Button>
        </EmptyState>
      ) : (
        <div {...inPlace}>
          <CardGrid width={CARD_WIDTHS.grid}>
            {shown.map((mascot) => (
              <li key={mascot.id}>
                <MascotCard layout="grid" mascot={mascot} />
              </li>
            ))}
          </CardGrid>
        </div>
      )}
    </SearchedFor>
  );
}

function useFocusInPlace(length: number): { onFocus: (event: FocusEvent<HTMLElement>) => void } {
  const left = useRef<{ frame: Element | null; list: Element | null; place: number }>(null);
  const before = useRef(length);
  useEffect(() => {
    const isFewer = length < before.current;
    before.current = length;
    if (!isFewer || !left.current || document.activeElement !== document.body) return;
    const { list, frame, place } = left.current;
    const items = list?.isConnected ? [...list.children] : [];
    const item = items[place] ?? items.at(-1);
    (item?.querySelector<HTMLElement>('button[aria-pressed]') ?? searchOf(frame))?.focus({ preventScroll: true });
  }, [length]);
  return {
    onFocus: ({ target }) => {
      const item = target.closest('li');
      const list = item?.parentElement ?? null;
      const place = item && list ? [...list.children].indexOf(item) : -1;
      left.current = { frame: windowOf(target), list, place };
    },
  };
}
