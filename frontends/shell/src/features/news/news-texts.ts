import type { NewMascot } from '@marcel/contracts';

export const NEWS_TEXTS = {
  heading: 'New in Mascotdex',
  dismiss: 'Dismiss',
  said: ({ name, brand }: NewMascot) => `Marcel brings a card. New in Mascotdex: ${name} by ${brand}.`,
} as const;
