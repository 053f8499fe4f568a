import type { MascotScore } from '@marcel/contracts';

/** How each score is called: in one word on cards, in full on a mascot's page and in the submit form. */
export const SCORE_LABELS: readonly { name: MascotScore; short: string; full: string }[] = [
  { name: 'cuteness', short: 'Cute', full: 'Cuteness' },
  { name: 'humor', short: 'Funny', full: 'Humor' },
  { name: 'rebel', short: 'Rebel', full: 'Rebel Factor' },
  { name: 'weirdness', short: 'Weird', full: 'Weirdness' },
  { name: 'longevityScore', short: 'Legacy', full: 'Longevity' },
];
