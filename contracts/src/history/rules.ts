export const HISTORY_LIMITS = { reason: 500 } as const;

export const HISTORY_MESSAGES = {
  reasonRequired: 'Please give a reason',
  reasonTooLong: 'Reason too long',
  revision: 'Please name a revision of the history',
} as const;
