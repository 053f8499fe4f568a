export const ITEM_KINDS = ['comment', 'hug', 'image', 'mascot'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

export const REPORT_REASONS = [
  { key: 'personal', label: 'It shows me or my personal data' },
  { key: 'hateful', label: 'It is hateful or threatening' },
  { key: 'sexual', label: 'It is sexual or violent' },
  { key: 'spam', label: 'It is spam or advertising' },
  { key: 'rights', label: 'It uses my work' },
  { key: 'other', label: 'Something else' },
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number]['key'];

/** An admin's actions on an item; `reopen` reverts the last verdict and queues the item again. */
export const MODERATION_ACTIONS = ['hide', 'restore', 'dismiss', 'erase', 'reopen'] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

export const ITEM_STATES = ['reported', 'held', 'hidden', 'shown', 'erased'] as const;
export type ItemState = (typeof ITEM_STATES)[number];

export const QUEUE_STATES = [...ITEM_STATES, 'untouched'] as const;
export type QueueState = (typeof QUEUE_STATES)[number];

export const HOLD_CAUSES = ['reports', 'words', 'links'] as const;
export type HoldCause = (typeof HOLD_CAUSES)[number];

export const MODERATION_SORTS = ['urgent', 'newest', 'oldest'] as const;
export type ModerationSort = (typeof MODERATION_SORTS)[number];

export const REPORT_LIMITS = { explanation: 500 } as const;
export const MODERATION_BULK_LIMIT = 100;
export const MODERATION_PAGE = { limitDefault: 50, limitMax: 100, reports: 20, samePicture: 10 } as const;

export const MODERATION_MESSAGES = {
  reason: 'Please choose a reason',
  explanationTooLong: 'Text too long',
  kind: `An item is one of ${ITEM_KINDS.join(', ')}`,
  action: `An action is one of ${MODERATION_ACTIONS.join(', ')}`,
  items: 'Please name the items by kind and id',
  tooManyItems: `At most ${MODERATION_BULK_LIMIT} items can be decided at once`,
  notFound: 'Not found',
  nothingReported: 'Nobody has reported this, and it is shown.',
  alreadyHandled: (state: ItemState, by: string) => `This was already handled by ${by}: it is ${state} now.`,
} as const;
