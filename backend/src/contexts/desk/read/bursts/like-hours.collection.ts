import { LIKED_KINDS, type LikedKind } from '@marcel/contracts';
import * as z from 'zod/mini';
import type { CollectionDefinition } from '../../../../platform/read-store/collection.js';
import { LIKE_HOURS_VIEW } from '../../views.js';

/** The likes that an item got in an hour. */
export const LikeHour = z.object({
  id: z.string(),
  kind: z.enum(LIKED_KINDS),
  itemId: z.int(),
  /** When it began, in ISO 8601. */
  hour: z.string(),
  likes: z.int(),
  /** Revisions in the stream of likes. */
  first: z.int(),
  last: z.int(),
});
export type LikeHour = z.infer<typeof LikeHour>;

export const likeHoursCollection: CollectionDefinition = {
  name: LIKE_HOURS_VIEW,
  id: 'text',
  fields: { hour: 'text', likes: 'number' },
};

export const HOUR_MS = 3_600_000;

/** An item has no more documents than a week has hours, however long it is liked. */
const PLACES = 168;

export const likeHourKey = (kind: LikedKind, itemId: number, hour: string): string =>
  `${kind}-${itemId}@${Math.floor(Date.parse(hour) / HOUR_MS) % PLACES}`;
