/** Texts of undoing a decision, an edit or a deletion. */
export const UNDO_TEXTS = {
  action: 'Undo',
  reason: 'Reason (kept in the history; no personal data)',
  done: 'Undone',
  failed: { title: 'Failed to undo', body: 'Nothing was changed. Please try again.' },
  gone: 'The history does not offer this any more.',
} as const;

/** Texts of erasing a submitter's personal data. */
export const ERASE_TEXTS = {
  action: 'Erase Personal Data',
  question:
    "This destroys the key to the submitter's e-mail address, profile link and status page. Nobody can read them afterwards, and it cannot be undone. The mascot itself stays.",
  done: 'Personal data erased',
  failed: { title: 'Failed to erase personal data', body: 'Please try again.' },
  value: 'Erased',
} as const;

/** Texts of deciding on several submissions at once. */
export const BULK_TEXTS = {
  approved: (count: number) => `${count} approved`,
  rejected: (count: number) => `${count} rejected`,
  refused: (count: number) => `${count} could not be decided`,
  failed: { title: 'Bulk decision failed', body: 'Please try again.' },
} as const;

/** Keys of the review page and what they do. */
export const REVIEW_KEYS = [
  { key: 'j', does: 'Next pending submission' },
  { key: 'k', does: 'Previous pending submission' },
  { key: 'a', does: 'Approve' },
  { key: 'r', does: 'Reject with the notes; without notes, write them' },
  { key: 'u', does: 'Undo the decision' },
  { key: 'Esc', does: 'Leave the notes' },
  { key: '?', does: 'Show or hide this help' },
] as const;
