import type { MascotSortField, SortOrder } from '@marcel/contracts';
import { MASCOT_LIMITS, MASCOT_SORT_FIELDS, SORT_ORDERS } from '@marcel/contracts';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parsePastDay } from '../../shared/days/days';
import { DEFAULT_ORDER } from '../../shared/mascots';
import {
  type Choices,
  FULL_RANGES,
  isNarrowed,
  NO_CHOICES,
  RANGE_FILTERS,
  type Ranges,
  readChoices,
  readRanges,
  writeChoices,
  writeRanges,
} from './choices';

const VIEWS = ['grid', 'list', 'dense', 'lucky', 'favorites'] as const;
export type View = (typeof VIEWS)[number];

export const isListLayout = (view: View): boolean => view !== 'lucky' && view !== 'favorites';

export interface DirectoryState {
  search: string;
  choices: Choices;
  ranges: Ranges;
  sortBy: MascotSortField;
  sortOrder: SortOrder;
  view: View;
  asOf: string | null;
}

export const DEFAULT_STATE: DirectoryState = {
  search: '',
  choices: NO_CHOICES,
  ranges: FULL_RANGES,
  ...DEFAULT_ORDER,
  view: 'grid',
  asOf: null,
};

export const DIRECTORY_SORTS: readonly { field: MascotSortField; label: string }[] = [
  { field: 'createdAt', label: 'Newest First' },
  { field: 'name', label: 'Name A-Z' },
  { field: 'likes', label: 'Most Liked' },
  { field: 'cuteness', label: 'Cutest' },
  { field: 'humor', label: 'Funniest' },
  { field: 'rebel', label: 'Most Rebellious' },
  { field: 'weirdness', label: 'Weirdest' },
  { field: 'yearIntroduced', label: 'Year Born (Oldest First)' },
];

export const naturalOrder = (sortBy: MascotSortField): SortOrder =>
  sortBy === 'yearIntroduced' || sortBy === 'name' ? 'asc' : 'desc';

export function countFilters({ choices, ranges }: DirectoryState): number {
  const choiceCount = Object.values(choices).filter((choice) => choice !== NO_CHOICES.industry).length;
  return choiceCount + RANGE_FILTERS.filter((filter) => isNarrowed(filter, ranges)).length;
}

/** Parses an address; ignores malformed or unknown values, so that no link breaks the page. */
export function readDirectoryState(params: URLSearchParams): DirectoryState {
  const sortBy = findValue(MASCOT_SORT_FIELDS, params.get('sortBy')) ?? DEFAULT_STATE.sortBy;
  return {
    search: (params.get('search') ?? '').slice(0, MASCOT_LIMITS.shortText),
    choices: readChoices(params),
    ranges: readRanges(params),
    sortBy,
    sortOrder: findValue(SORT_ORDERS, params.get('sortOrder')) ?? naturalOrder(sortBy),
    view: findValue(VIEWS, params.get('view')) ?? DEFAULT_STATE.view,
    asOf: parsePastDay(params.get('asOf')),
  };
}

export function writeDirectoryState(state: DirectoryState): URLSearchParams {
  const params = filterParams(state);
  if (state.sortBy !== DEFAULT_STATE.sortBy) params.set('sortBy', state.sortBy);
  if (state.sortOrder !== naturalOrder(state.sortBy)) params.set('sortOrder', state.sortOrder);
  if (state.view !== DEFAULT_STATE.view) params.set('view', state.view);
  return params;
}

export function mascotQuery(state: DirectoryState): URLSearchParams {
  const params = filterParams(state);
  params.set('sortBy', state.sortBy);
  params.set('sortOrder', state.sortOrder);
  return params;
}

export function filterParams({ search, choices, ranges, asOf }: DirectoryState): URLSearchParams {
  const params = new URLSearchParams();
  if (asOf !== null) params.set('asOf', asOf);
  if (search.trim() !== '') params.set('search', search.trim());
  writeChoices(choices, params);
  writeRanges(ranges, params);
  return params;
}

const findValue = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);

/** Debounce of typing and dragging before a search, in milliseconds. */
export const SEARCH_DEBOUNCE_MS = 300;

export interface DirectoryStateControl {
  state: DirectoryState;
  /** Changes part of the state. `replace` keeps single keystrokes out of the browser's history. */
  change: (part: Partial<DirectoryState>, options?: { replace: boolean }) => void;
}

export function useDirectoryState(): DirectoryStateControl {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readDirectoryState(params), [params]);
  const change = useCallback<DirectoryStateControl['change']>(
    (part, options) =>
      setParams((current) => writeDirectoryState({ ...readDirectoryState(current), ...part }), {
        ...options,
        preventScrollReset: true,
      }),
    [setParams],
  );
  return { state, change };
}
