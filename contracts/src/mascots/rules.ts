export const MASCOT_STATUSES = ['active', 'inactive'] as const;
export type MascotStatus = (typeof MASCOT_STATUSES)[number];

export const SCORE = { min: 1, max: 10, default: 5 } as const;
export const YEAR_MIN = 1800;

export const isRetiredBeforeIntroduced = ({ yearIntroduced, yearRetired }: Years): boolean =>
  yearIntroduced !== null && yearRetired !== null && yearRetired < yearIntroduced;

interface Years {
  yearIntroduced: number | null;
  yearRetired: number | null;
}

export const MASCOT_LIMITS = { shortText: 100, url: 2048, fact: 500, facts: 50 } as const;
export const MASCOT_SUGGESTIONS = { max: 6, fromLetters: 2 } as const;
export const MASCOT_BULK_LIMIT = 100;

export const MASCOT_MESSAGES = {
  text: 'This must be a text',
  textTooLong: 'Text too long',
  score: 'Scores are whole numbers from 1 to 10',
  year: 'Years are whole numbers from 1800 to the current year',
  retiredBeforeIntroduced: 'A mascot cannot be retired before it was born',
  day: 'Days are written as 2026-05-01',
  dayToCome: 'This day is still to come',
  status: 'Status must be active or inactive',
  url: 'Please provide a valid URL',
  facts: 'Facts must be a list of texts',
  tooManyFacts: 'Too many facts',
  notFound: 'Mascot not found',
  id: 'Please name a mascot by its id',
  imageRequired: 'Either file or image URL is required',
  ids: 'Please name mascots by their ids, each once',
  tooManyIds: `At most ${MASCOT_BULK_LIMIT} mascots can be changed at once`,
  oneImage: 'Please give either a file or an image URL, not both',
  imageUrl: 'Please provide an http, https or data:image URL',
  imageUnreachable: 'We could not load this picture. Please check the address, or upload the picture as a file.',
} as const;

export const MASCOT_SORT_FIELDS = [
  'createdAt',
  'name',
  'likes',
  'cuteness',
  'humor',
  'rebel',
  'weirdness',
  'yearIntroduced',
] as const;
export type MascotSortField = (typeof MASCOT_SORT_FIELDS)[number];

export const MASCOT_PICTURES = ['missing', 'present'] as const;
export type MascotPicture = (typeof MASCOT_PICTURES)[number];

export const MASCOT_LIST_SORTS = [...MASCOT_SORT_FIELDS, 'brand', 'picture'] as const;
export type MascotListSort = (typeof MASCOT_LIST_SORTS)[number];

export const SORT_ORDERS = ['asc', 'desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

export const MASCOT_PAGE = { limitDefault: 100, limitMax: 500 } as const;
export const SEO = { description: 155, shareTitle: 55 } as const;

export const SCORE_BANDS = [
  { from: 8, color: 'green' },
  { from: 6, color: 'yellow' },
  { from: 4, color: 'orange' },
] as const;

export type ScoreColor = (typeof SCORE_BANDS)[number]['color'] | 'red';

export const scoreColor = (score: number): ScoreColor => SCORE_BANDS.find(({ from }) => score >= from)?.color ?? 'red';
