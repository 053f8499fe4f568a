/** Texts of undoing a decision, an edit or a deletion. */
export const UNDO_TEXTS = {
  action: 'Undo',
  done: 'Undone',
  refused: 'Not everything was undone',
  failed: { title: 'Failed to undo', body: 'Nothing was changed. Please try again.' },
  gone: 'The history does not offer this any more.',
} as const;
