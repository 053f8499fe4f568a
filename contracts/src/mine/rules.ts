/** Identifies an author without an account: 32 random bytes in base64url. */
export const OWNER_KEY = { bytes: 32, pattern: /^[A-Za-z0-9_-]{43}$/ } as const;

export const MINE_KINDS = ['comment', 'hug', 'drawing', 'image', 'submission'] as const;
export type MineKind = (typeof MINE_KINDS)[number];

export const MINE_STATES = [
  'shown',
  'waiting',
  'hidden',
  'generating',
  'failed',
  'pending',
  'approved',
  'rejected',
] as const;
export type MineState = (typeof MINE_STATES)[number];

export const MINE_PAGE = { limitDefault: 50, limitMax: 100, exported: 10_000 } as const;

export const DELETION_REASONS = {
  byAuthor: 'Deleted by its author',
  byAdmin: 'Deleted by an admin',
  submission: 'Withdrawn by its submitter',
} as const;

export const MINE_MESSAGES = {
  keyMissing: 'The owner key is missing or not valid',
  notYours: 'Only its author, with the owner key it was made with, or an admin can delete this',
  tooManyKeys: 'Too many wrong keys. Please try again later.',
} as const;
