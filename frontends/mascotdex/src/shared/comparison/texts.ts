import { COMPARISON } from '@marcel/contracts';

export const CHOICE_TEXTS = {
  name: 'Chosen to be compared',
  full: 'Three is the limit: take one out first.',
  count: (count: number) => `${count} of ${COMPARISON.most} chosen`,
  more: 'Choose one or two more',
  takeOut: (name: string) => `Take ${name} out of the comparison`,
  compare: 'Compare',
} as const;
