import { REPORT_REASONS } from '@marcel/contracts';
import type {
  HoldCause,
  ItemKind,
  ItemRef,
  ItemState,
  ModerationAction,
  ModerationSort,
  QueueState,
} from '@marcel/contracts';
import type { Intent } from './intents';

export const KIND_LABELS: Readonly<Record<ItemKind, string>> = {
  comment: 'Comment',
  hug: 'Hug or drawing',
  image: 'Image',
  mascot: 'Mascot',
};

export const itemLabel = ({ kind, id }: ItemRef): string => `${KIND_LABELS[kind]} ${id}`;

export const STATE_LABELS: Readonly<Record<ItemState, string>> = {
  reported: 'Reported',
  held: 'Held',
  hidden: 'Hidden',
  shown: 'Shown',
  erased: 'Erased',
};

export const FILTER_LABELS: Readonly<Record<QueueState, string>> = { ...STATE_LABELS, untouched: 'Never Reported' };

export const SORT_LABELS: Readonly<Record<ModerationSort, string>> = {
  urgent: 'Urgent First',
  newest: 'Newest First',
  oldest: 'Oldest First',
};

export const CAUSE_TEXTS: Readonly<Record<HoldCause, string>> = {
  reports: 'Reported by several visitors',
  words: 'Contains a listed word',
  links: 'Contains many links',
};

export const REASON_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  REPORT_REASONS.map(({ key, label }) => [key, label]),
);

export const INTENT_TEXTS: Readonly<Record<Intent, { button: string; summarize: (count: number) => string }>> = {
  hide: { button: 'Hide', summarize: (count) => `${count} hidden` },
  keep: { button: 'Keep', summarize: (count) => `${count} kept` },
  reopen: { button: 'Reopen', summarize: (count) => `${count} reopened` },
  erase: { button: 'Erase', summarize: (count) => `${count} erased` },
};

export const ACTION_LABELS = {
  hide: 'Hide',
  restore: 'Restore',
  dismiss: 'Dismiss Reports',
  reopen: 'Reopen',
  erase: 'Erase',
} as const satisfies Readonly<Record<ModerationAction, string>>;
