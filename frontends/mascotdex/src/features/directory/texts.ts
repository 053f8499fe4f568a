/** Texts of the directory. */
export const DIRECTORY_TEXTS = {
  listFailed: 'Failed to load mascots. Please try again.',
  listEmpty: 'No mascots found matching your criteria.',
  drawing: 'Drawing new card...',
} as const;

/** Texts of the favourites, which are kept in the browser alone. */
export const FAVOURITE_TEXTS = {
  empty: 'No favourites yet',
  how: 'The star on a card keeps its mascot here, in this browser.',
} as const;
