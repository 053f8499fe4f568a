import type { MineItem, MineKind, MineState } from '@marcel/contracts';
import type { BadgeTone } from '@marcel/kit';

export const STATE_BADGES: Readonly<Record<MineState, { readonly label: string; readonly tone: BadgeTone }>> = {
  shown: { label: 'Shown', tone: 'green' },
  waiting: { label: 'Awaiting review', tone: 'yellow' },
  hidden: { label: 'Hidden', tone: 'red' },
  generating: { label: 'Being made', tone: 'blue' },
  failed: { label: 'Failed', tone: 'red' },
  pending: { label: 'Pending', tone: 'yellow' },
  approved: { label: 'Approved', tone: 'green' },
  rejected: { label: 'Rejected', tone: 'red' },
};

const NAMES: Readonly<Record<MineKind, (title: string) => string>> = {
  comment: (title) => `comment on ${title}`,
  hug: (title) => `hug of ${title}`,
  drawing: () => 'drawing',
  image: () => 'image',
  submission: (title) => `submission of ${title}`,
};

export const describeItem = ({ kind, title }: Pick<MineItem, 'kind' | 'title'>): string => NAMES[kind](title);
