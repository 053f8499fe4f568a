export const HISTORY_LIMITS = { reason: 500 } as const;

export const HISTORY_MESSAGES = {
  reasonRequired: 'Please give a reason',
  reasonTooLong: 'Reason too long',
  revision: 'Please name a revision of the history',
  stillPending: 'This submission has not been decided yet.',
  notDeleted: 'This mascot is not deleted.',
  withdrawn: 'This mascot was withdrawn with its approval. Approve the submission again to bring it back.',
  noEdit: 'This entry of the history is no edit.',
  changedSince: 'These fields were changed again since. Undo the later change first.',
} as const;
