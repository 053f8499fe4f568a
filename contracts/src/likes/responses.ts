import * as z from 'zod/mini';
import { listOf } from '../http/lists.js';
import { ItemSubject } from '../moderation/responses.js';
import { LIKE_BURSTS_MAX, LIKED_KINDS } from './rules.js';

const liked = { kind: z.enum(LIKED_KINDS), id: z.int() };

/** An hour in which an item got far more likes than it usually does. */
export const LikeBurst = z.object({
  ...liked,
  /** When the hour began. */
  hour: z.string(),
  likes: z.int(),
  /** How many of them count no more. */
  takenBack: z.int(),
  /** Likes in an hour, on average, before the first of the hours with many likes that are less than a day older. */
  usual: z.number(),
  /** Which of all the likes that the item ever got, from 0. */
  first: z.int(),
  last: z.int(),
  subject: ItemSubject,
});
export type LikeBurst = z.infer<typeof LikeBurst>;

/** Newest first. */
export const LikeBursts = listOf(LikeBurst, LIKE_BURSTS_MAX);
export type LikeBursts = z.infer<typeof LikeBursts>;

/** How many likes count no more. */
export const LikesTakenBack = z.object({ ...liked, takenBack: z.int() });
export type LikesTakenBack = z.infer<typeof LikesTakenBack>;
