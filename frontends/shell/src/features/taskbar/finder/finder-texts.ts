export const KINDS = {
  program: 'Program',
  system: 'System',
  page: 'Page',
  admin: 'Admin',
  mascotOf: (brand: string) => `Mascot of ${brand}`,
} as const;

export const FINDER_TEXTS = {
  asking: 'Asking Mascotdex…',
  away: 'Mascotdex is not answering, so mascots are left out.',
  found: (count: number) => (count === 0 ? 'Nothing is called that here.' : `${count} found.`),
} as const;

export const SEARCH_TEXTS = {
  label: 'Search Marcel OS',
  placeholder: 'Type to search',
  hint: 'Type to search programs, pages and mascots.',
  results: 'Found',
} as const;

export const RUN_TEXTS = {
  item: 'Run…',
  title: 'Run',
  lead: 'Type the name of a program, a mascot or an address, and Marcel OS will open it for you.',
  label: 'Open',
  ok: 'OK',
  looking: 'Looking…',
  cancel: 'Cancel',
  close: 'Close Run',
  before: 'Opened before',
  suggestions: 'Suggestions',
  here: 'An address of this site: Enter opens it.',
  nothingBefore: 'What you open here is remembered in this browser: the last five.',
  unknown: (text: string) => `Marcel OS cannot find "${text}". Check how it is spelled, and try again.`,
  away: (text: string) => `Marcel OS cannot find "${text}" among its programs, and Mascotdex is not answering.`,
  several: (text: string) => `Several things are called like "${text}". Choose one of the list.`,
} as const;
