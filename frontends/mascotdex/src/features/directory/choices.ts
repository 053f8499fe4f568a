import { MASCOT_LIMITS, type MascotFacets, SUBMIT_CHOICES } from '@marcel/contracts';
import { NO_KIND } from '../../shared/mascot-parts/mascot-parts';

export const DIRECTORY_FILTERS = {
  industry: ['All', 'Technology', 'Food & Beverage', 'Sports', 'Entertainment', 'Retail', 'Automotive', 'Finance'],
  type: ['All', 'Animal', 'Human', 'Object', 'Fantasy', 'Robot'],
  style: ['All', 'Cartoon', 'Realistic', 'Minimalist', 'Vintage', 'Modern'],
  status: ['All', 'Active', 'Inactive'],
} as const;

export type ChoiceName = keyof typeof DIRECTORY_FILTERS;
export type Choices = Record<ChoiceName, string>;

export const NO_CHOICE = NO_KIND;

export const CHOICE_FILTERS: readonly { name: ChoiceName; label: string }[] = [
  { name: 'industry', label: 'Industry' },
  { name: 'type', label: 'Type' },
  { name: 'style', label: 'Style' },
  { name: 'status', label: 'Status' },
];

export const NO_CHOICES: Choices = { industry: NO_CHOICE, type: NO_CHOICE, style: NO_CHOICE, status: NO_CHOICE };

export function writeChoices(choices: Choices, params: URLSearchParams): void {
  for (const { name } of CHOICE_FILTERS) {
    const choice = choices[name];
    if (choice !== NO_CHOICE) params.set(name, name === 'status' ? choice.toLowerCase() : choice);
  }
}

const offeredChoices = (name: ChoiceName): readonly string[] =>
  name === 'status' ? DIRECTORY_FILTERS.status : [...DIRECTORY_FILTERS[name], ...SUBMIT_CHOICES[name]];

export const isSameChoice = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

export function parseChoice(name: ChoiceName, text: string | null): string | undefined {
  const value = text?.trim() ?? '';
  const option = offeredChoices(name).find((option) => isSameChoice(option, value));
  if (option !== undefined || name === 'status') return option;
  return value === '' || value.length > MASCOT_LIMITS.shortText ? undefined : value;
}

/** Returns a folded value as names are written, such as `Wood Cut`. */
const toTitleCase = (value: string): string =>
  value.replaceAll(/(?<![\p{L}\p{N}'’])\p{L}|(?<=\p{N})\p{L}(?!\p{L})/gu, (letter) => letter.toUpperCase());

/** The search of the first type finds the second one too. */
const [WIDER, NARROWER] = ['Fantasy', 'Mythical Creature'];

export const includesType = (choice: string, type: string): boolean =>
  isSameChoice(type, choice) || (isSameChoice(choice, WIDER) && isSameChoice(type, NARROWER));

/** Returns the choices of a filter: the offered ones, all that were counted, and the chosen one, each with its count once that is known. */
export function createOptions(name: ChoiceName, counted: MascotFacets[ChoiceName] | undefined, selected: string) {
  const counts = new Map(
    counted?.map(({ value, count }) => {
      const choice = isSameChoice(value, selected) ? selected : parseChoice(name, toTitleCase(value));
      return [choice, count] as const;
    }),
  );
  // Hide the narrower type if both have the same count: the same mascots would be offered under two names.
  if (selected !== NARROWER && counts.get(NARROWER) === counts.get(WIDER)) counts.delete(NARROWER);
  const choices = new Set([...DIRECTORY_FILTERS[name], ...counts.keys(), selected]);
  return [...choices].flatMap((choice) => {
    if (choice === undefined) return [];
    const count = counted && choice !== NO_CHOICE ? ` (${(counts.get(choice) ?? 0).toLocaleString('en')})` : '';
    return { value: choice, label: choice + count };
  });
}

export function readChoices(params: URLSearchParams): Choices {
  const choices = { ...NO_CHOICES };
  for (const { name } of CHOICE_FILTERS) choices[name] = parseChoice(name, params.get(name)) ?? NO_CHOICE;
  return choices;
}

export const DIRECTORY_RANGES = { score: { min: 1, max: 10 }, year: { min: 1950, max: 2030 } } as const;

export interface Range {
  min: number;
  max: number;
}

const { score, year } = DIRECTORY_RANGES;

export const RANGE_FILTERS = [
  { name: 'cuteness', label: 'Cuteness', full: score },
  { name: 'humor', label: 'Humor', full: score },
  { name: 'rebel', label: 'Rebelliousness', full: score },
  { name: 'weirdness', label: 'Weirdness', full: score },
  { name: 'yearIntroduced', label: 'Birth year', full: year },
  { name: 'yearRetired', label: 'Retirement year', full: year },
] as const;

type RangeFilter = (typeof RANGE_FILTERS)[number];
type RangeName = RangeFilter['name'];
export type Ranges = Record<RangeName, Range>;

export const FULL_RANGES: Ranges = {
  ...{ cuteness: score, humor: score, rebel: score, weirdness: score },
  ...{ yearIntroduced: year, yearRetired: year },
};

/** Returns the query parameter of a bound, such as `minYearRetired`. */
const parameter = (bound: 'min' | 'max', name: RangeName): string =>
  bound + name.charAt(0).toUpperCase() + name.slice(1);

export const isNarrowed = ({ full, name }: RangeFilter, ranges: Ranges): boolean =>
  ranges[name].min > full.min || ranges[name].max < full.max;

export const isOpenEnded = (full: Range): boolean => full.min === DIRECTORY_RANGES.year.min;

export function boundText(point: number, full: Range): string {
  if (!isOpenEnded(full) || (point > full.min && point < full.max)) return String(point);
  return point === full.min ? `${point} or before` : `${point} or after`;
}

export const rangeText = ({ min, max }: Range, full: Range): string =>
  min === max ? boundText(min, full) : `${boundText(min, full)} – ${boundText(max, full)}`;

export const areSameRanges = (one: Ranges, other: Ranges): boolean =>
  RANGE_FILTERS.every(({ name }) => one[name].min === other[name].min && one[name].max === other[name].max);

export function writeRanges(ranges: Ranges, params: URLSearchParams): void {
  for (const { name, full } of RANGE_FILTERS) {
    const { min, max } = ranges[name];
    if (min > full.min) params.set(parameter('min', name), String(min));
    if (max < full.max) params.set(parameter('max', name), String(max));
  }
}

/** Reads the bounds; ignores values that are no whole numbers inside the full range. */
export function readRanges(params: URLSearchParams): Ranges {
  const ranges = { ...FULL_RANGES };
  for (const { name, full } of RANGE_FILTERS) {
    const read = (end: 'min' | 'max'): number => {
      const value = Number(params.get(parameter(end, name)) ?? full[end]);
      return Number.isInteger(value) && value >= full.min && value <= full.max ? value : full[end];
    };
    const [min, max] = [read('min'), read('max')];
    if (min <= max) ranges[name] = { min, max };
  }
  return ranges;
}

export const DIRECTORY_TEXTS = {
  listFailed: 'Failed to load mascots. Please try again.',
  listEmpty: 'No mascots found matching your criteria.',
  drawing: 'Drawing new card...',
} as const;
