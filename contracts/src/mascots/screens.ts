/** Timings of the directory, in milliseconds. */
export const DIRECTORY_TIMES_MS = { searchDebounce: 300, drawCard: 500 } as const;

/** Placeholders shown while a list of cards loads. */
export const SKELETON_CARDS = 6;

/** Health points of a trading card: cuteness times ten, within these bounds. */
export const CARD_HEALTH = { min: 50, max: 100 } as const;

/** Texts of the public mascot screens; toasts have a title and a body. */
export const MASCOT_SCREEN_TEXTS = {
  listFailed: 'Failed to load mascots. Please try again.',
  listEmpty: 'No mascots found matching your criteria.',
  drawing: 'Drawing new card...',
  notFound: 'Mascot Not Found',
  notFoundBody: "The mascot you're looking for doesn't exist or may have been removed.",
  liked: { title: 'Liked!', body: 'Thanks for liking this mascot!' },
  likeFailed: { title: 'Error', body: 'Failed to like mascot. Please try again.' },
  linkCopied: { title: 'Link copied!' },
  copyFailed: { title: 'Copy failed', body: 'Please copy the link manually from your address bar.' },
} as const;
