/** Texts of the directory. */
export const DIRECTORY_TEXTS = {
  listFailed: 'Failed to load mascots. Please try again.',
  listEmpty: 'No mascots found matching your criteria.',
  drawing: 'Drawing new card...',
} as const;
