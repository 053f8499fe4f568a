import type { MascotScore } from '@marcel/contracts';

export const SCORE_LABELS: readonly { name: MascotScore; short: string; full: string }[] = [
  { name: 'cuteness', short: 'Cute', full: 'Cuteness' },
  { name: 'humor', short: 'Funny', full: 'Humor' },
  { name: 'rebel', short: 'Rebel', full: 'Rebel Factor' },
  { name: 'weirdness', short: 'Weird', full: 'Weirdness' },
  { name: 'longevityScore', short: 'Legacy', full: 'Longevity' },
];
