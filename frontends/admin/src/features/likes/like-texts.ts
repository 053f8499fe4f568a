import type { LikeBurst, LikedKind } from '@marcel/contracts';

const KIND_LABELS: Readonly<Record<LikedKind, string>> = {
  mascot: 'Mascot',
  hug: 'Hug or drawing',
  image: 'Image',
};

/** What an item is called by its number. */
export const nameOf = ({ kind, id }: Pick<LikeBurst, 'kind' | 'id'>): string => `${KIND_LABELS[kind]} ${id}`;

const likes = (count: number): string => `${count.toLocaleString('en')} ${count === 1 ? 'like' : 'likes'}`;

const usually = (usual: number): string => (usual < 0.1 ? 'hardly any' : usual.toFixed(1));

/** Texts of the page, its dialog and its toasts. */
export const LIKE_TEXTS = {
  loading: 'Loading bursts of likes...',
  loadFailed: 'Failed to load bursts of likes',
  nothing: 'No bursts. Everybody likes at leisure.',
  nothingYet: 'An hour in which something gets far more likes than usual appears here by itself.',
  none: 'No bursts on this page',
  likes,
  usual: ({ usual }: LikeBurst) => `usually ${usually(usual)} an hour`,
  some: ({ takenBack }: LikeBurst) => `${takenBack.toLocaleString('en')} taken back`,
  takeBack: 'Take Back',
  takenBack: 'Taken Back',
  question: (name: string) => `Take back likes of ${name}?`,
  explanation: (count: number) =>
    `${likes(count)} will count no more. They stay in the log, and nothing brings them back.`,
  done: (count: number) => `${likes(count)} taken back`,
  handled: 'Already taken back',
  failed: { title: 'The likes still count', body: 'Please try again.' },
} as const;
