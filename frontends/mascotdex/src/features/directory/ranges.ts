export const DIRECTORY_RANGES = { score: { min: 1, max: 10 }, year: { min: 1950, max: 2030 } } as const;

export interface Span {
  min: number;
  max: number;
}

export const RANGE_FILTERS = [
  { name: 'cuteness', label: 'Cuteness', from: 'minCuteness', to: 'maxCuteness', full: DIRECTORY_RANGES.score },
  { name: 'humor', label: 'Humor', from: 'minHumor', to: 'maxHumor', full: DIRECTORY_RANGES.score },
  { name: 'rebel', label: 'Rebelliousness', from: 'minRebel', to: 'maxRebel', full: DIRECTORY_RANGES.score },
  { name: 'weirdness', label: 'Weirdness', from: 'minWeirdness', to: 'maxWeirdness', full: DIRECTORY_RANGES.score },
  {
    name: 'yearIntroduced',
    label: 'Birth year',
    from: 'minYearIntroduced',
    to: 'maxYearIntroduced',
    full: DIRECTORY_RANGES.year,
  },
  {
    name: 'yearRetired',
    label: 'Retirement year',
    from: 'minYearRetired',
    to: 'maxYearRetired',
    full: DIRECTORY_RANGES.year,
  },
] as const;

export type RangeFilter = (typeof RANGE_FILTERS)[number];
export type RangeName = RangeFilter['name'];
export type Ranges = Record<RangeName, Span>;

export const FULL_RANGES: Ranges = {
  cuteness: DIRECTORY_RANGES.score,
  humor: DIRECTORY_RANGES.score,
  rebel: DIRECTORY_RANGES.score,
  weirdness: DIRECTORY_RANGES.score,
  yearIntroduced: DIRECTORY_RANGES.year,
  yearRetired: DIRECTORY_RANGES.year,
};

export const isNarrowed = ({ full, name }: RangeFilter, ranges: Ranges): boolean =>
  ranges[name].min > full.min || ranges[name].max < full.max;

export const isOpenEnded = (full: Span): boolean => full.min === DIRECTORY_RANGES.year.min;

export function endInWords(point: number, full: Span): string {
  if (!isOpenEnded(full)) return String(point);
  if (point === full.min) return `${point} or before`;
  return point === full.max ? `${point} or after` : String(point);
}

export const inWords = ({ min, max }: Span, full: Span): string =>
  min === max ? endInWords(min, full) : `${endInWords(min, full)} – ${endInWords(max, full)}`;

export const sameRanges = (one: Ranges, other: Ranges): boolean =>
  RANGE_FILTERS.every(({ name }) => one[name].min === other[name].min && one[name].max === other[name].max);

export function writeRanges(ranges: Ranges, params: URLSearchParams): void {
  for (const { name, from, to, full } of RANGE_FILTERS) {
    const { min, max } = ranges[name];
    if (min > full.min) params.set(from, String(min));
    if (max < full.max) params.set(to, String(max));
  }
}

/** Reads the bounds; whatever is no whole number inside the full range counts as not given. */
export function readRanges(params: URLSearchParams): Ranges {
  const ranges = { ...FULL_RANGES };
  for (const { name, from, to, full } of RANGE_FILTERS) {
    const span = { min: bound(params.get(from), full, full.min), max: bound(params.get(to), full, full.max) };
    if (span.min <= span.max) ranges[name] = span;
  }
  return ranges;
}

function bound(text: string | null, full: Span, fallback: number): number {
  const value = Number(text ?? fallback);
  return Number.isInteger(value) && value >= full.min && value <= full.max ? value : fallback;
}
