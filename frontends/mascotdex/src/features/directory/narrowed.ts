import type { Mascot, SortOrder } from '@marcel/contracts';
import { fold, wordsOf } from '../../shared/search/fold';
import { CHOICE_FILTERS, NO_CHOICE, sameChoice, type ChoiceName } from './choices';
import type { DirectoryState } from './directory-state';
import { isNarrowed, RANGE_FILTERS } from './ranges';

type Narrowing = Pick<DirectoryState, 'search' | 'choices' | 'ranges' | 'sortBy' | 'sortOrder'>;

/**
 * Mascots that are all here already, narrowed and sorted as the server does it with the directory. In the order of coming they
 * stay as they are given.
 */
export function narrowed(mascots: readonly Mascot[], state: Narrowing): Mascot[] {
  const words = wordsOf(state.search);
  const found = mascots.filter(
    (mascot) => hasWords(mascot, words) && isOfChoices(mascot, state.choices) && isInRanges(mascot, state.ranges),
  );
  if (state.sortBy !== 'createdAt') return found.toSorted(inOrder(state.sortBy, state.sortOrder));
  return state.sortOrder === 'asc' ? found.toReversed() : found;
}

function hasWords({ name, brand, visualDesc }: Mascot, words: readonly string[]): boolean {
  const texts = [name, brand, visualDesc ?? ''].map(fold);
  return words.every((word) => texts.some((text) => text.includes(word)));
}

/** What a choice finds besides itself: the menu says Fantasy where the submit form says Mythical Creature. */
const isOf = (name: ChoiceName, value: string, choice: string): boolean =>
  sameChoice(value, choice) ||
  (name === 'type' && sameChoice(choice, 'Fantasy') && sameChoice(value, 'Mythical Creature'));

const isOfChoices = (mascot: Mascot, choices: Narrowing['choices']): boolean =>
  CHOICE_FILTERS.every(({ name }) => choices[name] === NO_CHOICE || isOf(name, mascot[name] ?? '', choices[name]));

/** The ends of a range stand for all beyond; what has no value is in the full range alone. */
const isInRanges = (mascot: Mascot, ranges: Narrowing['ranges']): boolean =>
  RANGE_FILTERS.every((filter) => {
    if (!isNarrowed(filter, ranges)) return true;
    const [value, { min, max }] = [mascot[filter.name], ranges[filter.name]];
    return value !== null && (value >= min || min === filter.full.min) && (value <= max || max === filter.full.max);
  });

const NAMES = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

type Sorted = Exclude<Narrowing['sortBy'], 'createdAt'>;

/** Who has no year comes last, whichever way the years go. */
const inOrder =
  (field: Sorted, order: SortOrder) =>
  (one: Mascot, other: Mascot): number => {
    const turn = order === 'asc' ? 1 : -1;
    if (field === 'name') return turn * NAMES.compare(one.name, other.name);
    const [first, second] = [one[field], other[field]];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return turn * (first - second);
  };
