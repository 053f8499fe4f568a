/** Texts around the gallery's pictures. */
export const MORE_TEXTS = {
  more: 'Show more pictures',
  loadingMore: 'Loading more pictures...',
  moreFailed: 'More pictures could not be loaded. Please try again.',
  shown: (shown: number, total: number) =>
    `Showing ${shown.toLocaleString('en')} of ${total.toLocaleString('en')} pictures`,
} as const;
