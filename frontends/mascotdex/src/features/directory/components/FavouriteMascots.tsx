import { type Mascot, PAGES, type SortOrder } from '@marcel/contracts';
import { Button, EmptyState, LinkButton } from '@marcel/kit';
import { CardGrid, LoadingCards } from '@marcel/kit/programs';
import { type FocusEvent, useEffect, useRef } from 'react';
import { fold, SearchedFor, wordsOf } from '../../../shared/search/Marked';
import {
  CHOICE_FILTERS,
  type ChoiceName,
  DIRECTORY_TEXTS,
  isNarrowed,
  NO_CHOICE,
  RANGE_FILTERS,
  sameChoice,
} from '../choices';
import type { DirectoryState } from '../directory-state';
import type { OnKind } from '../../../shared/mascot-parts/mascot-parts';
import { useFavourites } from '../api';
import { CARD_MEASURES } from './CardColumns';
import { MascotCard } from './MascotCard';
import { ResultsHead } from './MascotResults';
import { searchOf, windowOf } from '../../../shared/focus';

type Narrowing = Pick<DirectoryState, 'search' | 'choices' | 'ranges' | 'sortBy' | 'sortOrder'>;

export function narrowed(mascots: readonly Mascot[], state: Narrowing): Mascot[] {
  const words = wordsOf(state.search);
  const found = mascots.filter(
    (mascot) => hasWords(mascot, words) && isOfChoices(mascot, state.choices) && isInRanges(mascot, state.ranges),
  );
  if (state.sortBy !== 'createdAt') return found.toSorted(inOrder(state.sortBy, state.sortOrder));
  return state.sortOrder === 'asc' ? found.toReversed() : found;
}

const hasWords = ({ name, brand, visualDesc }: Mascot, words: readonly string[]): boolean =>
  words.every((word) => [name, brand, visualDesc ?? ''].some((text) => fold(text).includes(word)));

const isOf = (name: ChoiceName, value: string, choice: string): boolean =>
  sameChoice(value, choice) ||
  (name === 'type' && sameChoice(choice, 'Fantasy') && sameChoice(value, 'Mythical Creature'));

const isOfChoices = (mascot: Mascot, choices: Narrowing['choices']): boolean =>
  CHOICE_FILTERS.every(({ name }) => choices[name] === NO_CHOICE || isOf(name, mascot[name] ?? '', choices[name]));

const isInRanges = (mascot: Mascot, ranges: Narrowing['ranges']): boolean =>
  RANGE_FILTERS.every((filter) => {
    if (!isNarrowed(filter, ranges)) return true;
    const [value, { min, max }] = [mascot[filter.name], ranges[filter.name]];
    return value !== null && (value >= min || min === filter.full.min) && (value <= max || max === filter.full.max);
  });

const NAMES = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

type Sorted = Exclude<Narrowing['sortBy'], 'createdAt'>;

const inOrder =
  (field: Sorted, order: SortOrder) =>
  (one: Mascot, other: Mascot): number => {
    const turn = order === 'asc' ? 1 : -1;
    if (field === 'name') return turn * NAMES.compare(one.name, other.name);
    const [first, second] = [one[field], other[field]];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return turn * (first - second);
  };

interface FavouriteMascotsProps {
  state: DirectoryState;
  onKind: OnKind;
  onReset: () => void;
}

export function FavouriteMascots({ state, onKind, onReset }: FavouriteMascotsProps) {
  const { mascots, loading } = useFavourites();
  const shown = narrowed(mascots, state);
  const inPlace = useFocusInPlace(shown.length);
  const width = CARD_MEASURES.grid.minWidth;
  if (mascots.length === 0 && loading) return <LoadingCards label="Loading mascots" width={width} />;
  if (mascots.length === 0) {
    return (
      <EmptyState title="No favourites yet">
        <p>The star on a card keeps its mascot here, in this browser.</p>
        <LinkButton to={PAGES.directory}>Browse All Mascots</LinkButton>
      </EmptyState>
    );
  }
  return (
    <SearchedFor value={state.search}>
      <ResultsHead total={shown.length} page={1} pages={1} onPage={() => undefined} />
      {shown.length === 0 ? (
        <EmptyState title={DIRECTORY_TEXTS.listEmpty}>
          <Button onClick={onReset}>Reset Filters</Button>
        </EmptyState>
      ) : (
        <div {...inPlace}>
          <CardGrid width={width}>
            {shown.map((mascot) => (
              <li key={mascot.id}>
                <MascotCard layout="grid" {...{ mascot, onKind }} />
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
