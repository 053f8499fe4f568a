import { LIKED_KINDS, type LikedKind } from '@marcel/contracts';
import * as z from 'zod/mini';
import type { CollectionDefinition } from '../../../../platform/read-store/collection.js';
import { LIKE_HOURS_VIEW } from '../../views.js';

/** So many likes of an item are one change, so that the others cost nothing. The hour of the last of them is the hour of all. */
export const LIKES_AT_ONCE = 10;

/** The likes that an item got in an hour, as far as ten are full. */
export const LikeHour = z.object({
  id: z.string(),
  kind: z.enum(LIKED_KINDS),
  itemId: z.int(),
  /** When it began, in milliseconds since 1970. */
  hour: z.int(),
  likes: z.int(),
  /** Revisions in the stream of likes. */
  first: z.int(),
  last: z.int(),
});
export type LikeHour = z.infer<typeof LikeHour>;

export const likeHoursCollection: CollectionDefinition = {
  name: LIKE_HOURS_VIEW,
  id: 'text',
  fields: { hour: 'number', likes: 'number' },
};

export const HOUR_MS = 3_600_000;

/** When the hour of a time in ISO 8601 began, in milliseconds since 1970. */
export const hourOf = (time: string): number => Math.floor(Date.parse(time) / HOUR_MS) * HOUR_MS;

/** An item has no more documents than a week has hours, however long it is liked. */
const PLACES = 168;

export const likeHourKey = (kind: LikedKind, itemId: number, hour: number): string =>
  `${kind}-${itemId}@${(hour / HOUR_MS) % PLACES}`;
