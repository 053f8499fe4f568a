import type { MineItem, MineKind, MineState } from '@marcel/contracts';
import type { BadgeTone } from '@marcel/kit';

export const STATE_BADGES: Readonly<Record<MineState, { readonly label: string; readonly tone: BadgeTone }>> = {
  shown: { label: 'Shown', tone: 'green' },
  waiting: { label: 'Awaiting review', tone: 'yellow' },
  hidden: { label: 'Hidden', tone: 'red' },
  generating: { label: 'Being made', tone: 'blue' },
  failed: { label: 'Failed', tone: 'red' },
  pending: { label: 'In review', tone: 'yellow' },
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

export const nameOf = ({ kind, title }: Pick<MineItem, 'kind' | 'title'>): string => NAMES[kind](title);

export const MINE_TEXTS = {
  loading: 'Looking for your things...',
  failed: 'Your things could not be loaded. Please try again.',
  nothing: 'Nothing of yours yet',
  howTo: 'What you make in this browser is kept together here: comments, hugs, drawings, images and submissions.',
  beginnings: 'Make a hug',
  about: 'Only this browser can open this list. Copy the private link to use it on another device.',
  copyLink: 'Copy Private Link',
  linkCopied: { title: 'Private link copied', body: 'Anyone with the link can see and delete your things.' },
  linkNotCopied: { title: 'Error', body: 'The link could not be copied.' },
  download: 'Download All',
  downloading: 'Downloading...',
  downloadFailed: { title: 'Error', body: 'Your things could not be downloaded. Please try again.' },
  open: 'Open',
  save: 'Download',
  remove: 'Delete',
  total: (count: number) => (count === 1 ? '1 item' : `${count} items`),
} as const;

export const MORE_TEXTS = {
  more: 'Show More',
  loadingMore: 'Loading...',
  moreFailed: 'More could not be loaded. Please try again.',
  shown: (shown: number, total: number) => `${shown} of ${total} shown`,
} as const;

export const DELETE_TEXTS = {
  title: (name: string) => `Delete ${name}`,
  effect: {
    comment: 'This deletes your comment.',
    hug: 'This deletes the hug and your uploaded photo for everyone.',
    drawing: 'The drawing and the picture made from it disappear for everybody.',
    image: 'The image disappears for everybody.',
    submission: 'It is no longer reviewed, and your e-mail address and profile link are erased.',
  },
  published: 'Your e-mail address and profile link are erased. The mascot stays in the Mascotdex.',
  forGood: 'This cannot be undone.',
  confirm: 'Delete for Good',
  deleting: 'Deleting...',
  keep: 'Keep It',
  deleted: (name: string) => ({ title: 'Deleted', body: `Your ${name} is gone.` }),
  failed: 'It could not be deleted. Please try again.',
} as const;

export const ADOPT_TEXTS = {
  title: 'Private Link',
  question: 'This link opens the things of another browser. Do you want to see and delete them here from now on?',
  replaces: 'Items made in this browser so far will no longer be listed. Copy their private link first.',
  adopt: 'Use This Link Here',
  refuse: 'Not Now',
  adopted: { title: 'Private link in use', body: 'What you make here from now on belongs to it, too.' },
} as const;
