import type { Backup, ConsumerStatus, ProjectionRebuild } from '@marcel/contracts';
import { sizeText } from '../../shared/size-text';

export const SYSTEM_TEXTS = {
  rebuildAsked: (name: string) => `Rebuild of ${name} asked for`,
  digestAsked: (name: string) => `Digest of ${name} asked for`,
  backupAsked: 'The backup has begun',
  retryAsked: 'Another try asked for',
  skipped: 'Reaction skipped',
  refused: 'That was refused',
  tryAgain: 'Please try again.',
} as const;

/** How often something happened lately, behind how often it did in all. */
export const rateText = (perMinute: number | null): string =>
  perMinute === null || perMinute === 0 ? '' : `, ${perMinute.toLocaleString('en')} a minute lately`;

const STORES: Readonly<Record<string, string>> = {
  events: 'Log of events',
  views: 'Read models',
  keys: 'Keys of personal data',
  snapshots: 'Snapshots',
  answers: 'Answers to repeated requests',
  quotas: 'Quotas of visitors',
  runs: 'Long runs',
};

/** What lies in a store; a newer server's by the name that it gives it. */
export const storeText = (name: string): string => STORES[name] ?? name;

/** How far a consumer is behind the log. */
export function lagText({ lagEvents, lagSeconds }: Pick<ConsumerStatus, 'lagEvents' | 'lagSeconds'>): string {
  if (lagEvents === null) return 'Its owner knows how far it is';
  if (lagEvents === 0) return 'Up to date';
  const events = `Behind by ${lagEvents.toLocaleString('en')} ${lagEvents === 1 ? 'event' : 'events'}`;
  return lagSeconds === null ? events : `${events}, ${spanText(Math.ceil(lagSeconds))}`;
}

const spanText = (seconds: number): string => (seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`);

/** Where a consumer runs. */
export const PLACES: Readonly<Record<ConsumerStatus['placement'], string>> = {
  projector: 'Read model',
  worker: 'Work in the background',
  'each-api-node': 'On each node that answers',
};

/** What a backup holds, and how large it is. */
export function backupText({
  events,
  pictures,
  keys,
  bytes,
}: Pick<Backup, 'events' | 'pictures' | 'keys' | 'bytes'>): string {
  const kept = keys === null ? 'no keys' : counted(keys, 'key');
  return `${counted(events, 'event')}, ${counted(pictures, 'picture')}, ${kept}; ${sizeText(bytes)}`;
}

const counted = (count: number, what: string): string =>
  `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;

/** How the rebuild of a read model is doing; nothing where there was none. */
export function rebuildText({ status, eventsApplied }: ProjectionRebuild): string | null {
  switch (status) {
    case 'none':
      return null;
    case 'waiting':
      return 'Rebuild waits for its owner';
    case 'running':
      return `Rebuild: ${counted(eventsApplied, 'event')} so far`;
    case 'completed':
      return `Rebuilt from ${counted(eventsApplied, 'event')}`;
    case 'failed':
      return 'The rebuild has failed';
  }
}
