import { LIKE_BURST, type LikeBurst } from '@marcel/contracts';
import { countOf, countOutside, spansWithout, type Span } from '../../../../platform/decider/spans.js';
import { HOUR_MS, type LikeHour } from './like-hours.collection.js';

const DAY_MS = 24 * HOUR_MS;

export type Burst = Omit<LikeBurst, 'subject'>;

interface Liked {
  /** Which of its likes count no more. */
  readonly takenBack: readonly Span[];
  /** In ISO 8601. */
  readonly createdAt: string;
}

/**
 * Which hours of an item, given from the oldest on, were bursts. Usual is what it got in an hour until the first of those of a
 * day before, so that a script that goes on does not become usual by itself; nor does what was taken back.
 */
export function burstsOf(hours: readonly LikeHour[], { takenBack, createdAt }: Liked): Burst[] {
  const usualUntil = ({ hour, first }: LikeHour) =>
    countOutside(takenBack, first - 1) / Math.max(1, (hour - Date.parse(createdAt)) / HOUR_MS);
  return hours.flatMap((one) => {
    const usual = usualUntil(hours.find(({ hour }) => hour > one.hour - DAY_MS) ?? one);
    return isBurst(one.likes, usual) ? [burst(one, usual, takenBack)] : [];
  });
}

const isBurst = (likes: number, usual: number): boolean =>
  likes >= LIKE_BURST.least && likes >= usual * LIKE_BURST.times;

function burst(
  { kind, itemId: id, hour, likes, first, last }: LikeHour,
  usual: number,
  takenBack: readonly Span[],
): Burst {
  const counting = countOf(spansWithout({ first, last }, takenBack));
  return {
    ...{ kind, id, likes, usual, first, last },
    hour: new Date(hour).toISOString(),
    takenBack: Math.max(0, likes - counting),
  };
}
