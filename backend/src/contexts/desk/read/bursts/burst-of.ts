import { LIKE_BURST, type LikeBurst } from '@marcel/contracts';
import { countOf, countOutside, spansWithout, type Span } from '../../../../platform/decider/spans.js';
import { HOUR_MS, type LikeHour } from './like-hours.collection.js';

export type Burst = Omit<LikeBurst, 'subject'>;

interface Liked {
  /** Which of its likes count no more. */
  readonly takenBack: readonly Span[];
  /** In ISO 8601. */
  readonly createdAt: string;
}

/** The burst that an hour was; undefined where it was no more than usual. What was taken back is not usual. */
export function burstOf(
  { kind, itemId: id, hour, likes, first, last }: LikeHour,
  { takenBack, createdAt }: Liked,
): Burst | undefined {
  const hoursBefore = Math.max(1, (Date.parse(hour) - Date.parse(createdAt)) / HOUR_MS);
  const usual = countOutside(takenBack, first - 1) / hoursBefore;
  if (likes < LIKE_BURST.least || likes < usual * LIKE_BURST.times) return undefined;
  const counting = countOf(spansWithout({ first, last }, takenBack));
  return { kind, id, hour, likes, takenBack: Math.max(0, likes - counting), usual, first, last };
}
