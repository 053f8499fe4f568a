/** What can be liked. A drawing is one of the hugs: they share one row of ids. */
export const LIKED_KINDS = ['mascot', 'hug', 'image'] as const;
export type LikedKind = (typeof LIKED_KINDS)[number];

/** An hour with at least so many likes of an item, and so many times the usual of it, is a burst. */
export const LIKE_BURST = { least: 20, times: 5 } as const;

/** Most hours that are looked at for bursts: those with the most likes in the last week in which something got enough. */
export const LIKE_BURSTS_MAX = 500;

export const LIKE_MESSAGES = {
  kind: `What is liked is one of ${LIKED_KINDS.join(', ')}`,
  id: 'Please name what was liked by its id',
  span: 'Please name the first and the last like, counted from 0',
  notFound: 'There are no such likes',
  alreadyTakenBack: (by: string) => `These likes were already taken back by ${by}.`,
} as const;
