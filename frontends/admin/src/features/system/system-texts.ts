import type { ConsumerStatus } from '@marcel/contracts';

export const SYSTEM_TEXTS = {
  retryStarted: 'The task will be tried again',
  skipped: 'Task skipped',
  failed: 'That did not work',
  tryAgain: 'Please try again.',
} as const;

const STORES: Readonly<Record<string, string>> = {
  events: 'Event log',
  views: 'Read models',
  keys: 'Keys of personal data',
  documents: 'Other documents',
};

export const storeText = (name: string): string => STORES[name] ?? name;

export function lagText({ lagEvents, lagSeconds }: Pick<ConsumerStatus, 'lagEvents' | 'lagSeconds'>): string {
  if (lagEvents === null) return 'Progress known to its owner only';
  if (lagEvents === 0) return 'Up to date';
  const events = `Behind by ${lagEvents.toLocaleString('en')} ${lagEvents === 1 ? 'event' : 'events'}`;
  return lagSeconds === null ? events : `${events}, ${spanText(Math.ceil(lagSeconds))}`;
}

const spanText = (seconds: number): string => (seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`);

export const PLACES: Readonly<Record<ConsumerStatus['placement'], string>> = {
  projector: 'Read model',
  worker: 'Work in the background',
  'each-api-node': 'On each node',
};
