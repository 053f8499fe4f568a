import { SCORE, type Mascot } from '@marcel/contracts';

/** Health points are cuteness times ten, within these bounds. */
export const CARD_HEALTH = { min: 50, max: 100 } as const;

interface CardStats {
  health: number;
  level: number;
}

/** A trading card's numbers: health from cuteness, level from longevity; a missing score counts as the default. */
export function cardStats({
  cuteness,
  longevityScore,
}: Partial<Pick<Mascot, 'cuteness' | 'longevityScore'>>): CardStats {
  const health = (cuteness ?? SCORE.default) * 10;
  return {
    health: Math.min(CARD_HEALTH.max, Math.max(CARD_HEALTH.min, health)),
    level: longevityScore ?? SCORE.default,
  };
}
