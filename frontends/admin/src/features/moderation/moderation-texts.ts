import {
  REPORT_REASONS,
  type HoldCause,
  type ItemKind,
  type ItemName,
  type ItemState,
  type ModerationAction,
  type ModerationSort,
  type QueueState,
} from '@marcel/contracts';
import type { Act } from './acts';

export const KIND_LABELS: Readonly<Record<ItemKind, string>> = {
  comment: 'Comment',
  hug: 'Hug or drawing',
  image: 'Image',
  mascot: 'Mascot',
};

export const nameOf = ({ kind, id }: ItemName): string => `${KIND_LABELS[kind]} ${id}`;

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
  reports: 'Several visitors have reported it',
  words: 'It has a word of the list',
  links: 'It has many links',
};

export const REASON_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  REPORT_REASONS.map(({ key, label }) => [key, label]),
);

export const ACT_TEXTS: Readonly<Record<Act, { button: string; done: (count: number) => string }>> = {
  hide: { button: 'Hide', done: (count) => `${count} hidden` },
  keep: { button: 'Keep', done: (count) => `${count} kept` },
  reopen: { button: 'Reopen', done: (count) => `${count} wait${count === 1 ? 's' : ''} again` },
  erase: { button: 'Erase', done: (count) => `${count} erased` },
};

export const ACTION_LABELS = {
  hide: 'Hide',
  restore: 'Restore',
  dismiss: 'Dismiss Reports',
  reopen: 'Reopen',
  erase: 'Erase',
} as const satisfies Readonly<Record<ModerationAction, string>>;

export const MODERATION_TEXTS = {
  loading: 'Loading what waits...',
  loadFailed: 'Failed to load what waits',
  nothing: 'Nothing waits. Marcel naps.',
  nothingYet: 'What visitors report appears here by itself.',
  noMatch: 'Nothing matches',
  noneSimilar: 'Nothing like it is left here',
  similar: 'Similar',
  similarTo: (key: string) => `What says nearly the same as ${key.replace('-', ' ')}`,
  showAll: 'Show All',
  notJudged: 'Not Judged Yet',
  pageEmpty: 'Nothing is left on this page',
  gone: 'Not in the Directory',
  samePicture: 'The same picture:',
  erased: 'Nobody can see it any more.',
  eraseQuestion: 'It is gone for everybody, and nothing brings it back.',
  remember: 'Use this reason for the next ones without asking',
  withoutAsking: (act: string, reason: string) => `${act} without asking: “${reason}”`,
  askAgain: 'Ask Again',
  count: (shown: number, total: number) => `${shown} of ${total.toLocaleString('en')} items`,
  refused: (count: number) => `${count} could not be decided`,
  handled: 'Already handled',
  failed: { title: 'Decision failed', body: 'Please try again.' },
} as const;
