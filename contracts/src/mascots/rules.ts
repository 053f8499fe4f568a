export const MASCOT_STATUSES = ['active', 'inactive'] as const;
export type MascotStatus = (typeof MASCOT_STATUSES)[number];

export const SCORE = { min: 1, max: 10, default: 5 } as const;

/** Years an admin may enter; the upper bound is the current year. */
export const YEAR_MIN = 1800;

/** Limits of every field of a kind; those of single fields stand in the table of fields. */
export const MASCOT_LIMITS = { shortText: 100, url: 2048, fact: 500, facts: 50 } as const;

export const MASCOT_DEFAULTS = { status: 'active', likes: 0, score: SCORE.default } as const;

/** Slugs that name a screen of their own under /mascotdx. */
export const RESERVED_SLUGS = ['submit', 'status'] as const;

export const MASCOT_MESSAGES = {
  text: 'This must be a text',
  textTooLong: 'Text too long',
  score: 'Scores are whole numbers from 1 to 10',
  year: 'Years are whole numbers from 1800 to the current year',
  status: 'Status must be active or inactive',
  url: 'Please provide a valid URL',
  facts: 'Facts must be a list of texts',
  tooManyFacts: 'Too many facts',
  notFound: 'Mascot not found',
  id: 'Please name a mascot by its id',
  imageRequired: 'Either file or image URL is required',
  oneImage: 'Please give either a file or an image URL, not both',
  imageUrl: 'Please provide an http, https or data:image URL',
} as const;

/** Types a filter value finds besides itself: the filter says Fantasy where the submit form says Mythical Creature. */
export const TYPE_SYNONYMS: Readonly<Record<string, readonly string[]>> = { fantasy: ['mythical creature'] };

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

export const SORT_ORDERS = ['asc', 'desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

export const MASCOT_PAGE = { limitDefault: 100, limitMax: 500 } as const;

export const SEO = { description: 155, shareTitle: 55 } as const;
