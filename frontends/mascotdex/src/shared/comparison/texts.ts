import { COMPARISON } from '@marcel/contracts';

export const CHOICE_TEXTS = {
  name: 'Chosen to be compared',
  full: { title: 'Three is the limit', body: 'Take one out of the comparison before you put in another.' },
  count: (count: number) => `${count} of ${COMPARISON.most} chosen`,
  more: 'Choose one or two more',
  takeOut: (name: string) => `Take ${name} out of the comparison`,
  compare: 'Compare',
} as const;
