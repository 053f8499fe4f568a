/** Colours of scores, best first: the first band whose lower bound a score reaches holds. */
export const SCORE_BANDS = [
  { from: 8, colour: 'green' },
  { from: 6, colour: 'yellow' },
  { from: 4, colour: 'orange' },
] as const;

export type ScoreColour = (typeof SCORE_BANDS)[number]['colour'] | 'red';

/** The colour in which a score is shown. */
export const scoreColour = (score: number): ScoreColour =>
  SCORE_BANDS.find(({ from }) => score >= from)?.colour ?? 'red';
