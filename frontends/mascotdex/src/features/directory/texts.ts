export const DIRECTORY_TEXTS = {
  listFailed: 'Failed to load mascots. Please try again.',
  listEmpty: 'No mascots found matching your criteria.',
  drawing: 'Drawing new card...',
} as const;

export const DAY_TEXTS = {
  nobody: (day: string) => `Nobody was in the directory yet on ${day}.`,
  today: 'See the Directory of Today',
} as const;

export const NEW_MASCOTS_TEXTS = {
  mark: (count: number) => (count === 1 ? '1 new mascot' : `${count} new mascots`),
  failed: { title: 'Error', body: DIRECTORY_TEXTS.listFailed },
} as const;

/** Texts of the favourites, which are kept in the browser alone. */
export const FAVOURITE_TEXTS = {
  empty: 'No favourites yet',
  how: 'The star on a card keeps its mascot here, in this browser.',
} as const;

export const SUGGESTION_TEXTS = {
  near: 'Did you mean',
  found: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
} as const;

export const FACET_TEXTS = {
  label: 'How many each choice would leave',
  more: (count: number) => `+${count} more`,
  fewer: 'Show fewer',
} as const;

export const SORT_TEXTS = {
  reverse: 'Reverse sort direction',
  reversed: 'reversed',
  sorted: (direction: string) => `Sorted ${direction}`,
} as const;
