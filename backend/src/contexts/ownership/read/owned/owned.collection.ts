import { MINE_KINDS } from '@marcel/contracts';
import * as z from 'zod/mini';
import type { CollectionDefinition } from '../../../../platform/read-store/collection.js';
import { OWNED_VIEW } from '../../views.js';

export const OwnedDocument = z.object({
  id: z.string(),
  kind: z.enum(MINE_KINDS),
  itemId: z.int(),
  /** Whom the key of whoever made it stands for; null for what was made before there were keys, and for what nobody from outside made. */
  owner: z.nullable(z.string()),
  /** Of a submission its decider tells: it is always `shown`. */
  standing: z.enum(['shown', 'waiting', 'hidden']),
  createdAt: z.string(),
});
export type OwnedDocument = z.infer<typeof OwnedDocument>;

export const ownedCollection: CollectionDefinition = {
  name: OWNED_VIEW,
  id: 'text',
  fields: { owner: 'text', createdAt: 'text' },
};

/** What shares a row of ids: drawings are some of the hugs. */
export type OwnedSeries = 'comment' | 'hug' | 'image' | 'submission';

export const ownedKey = (series: OwnedSeries, itemId: number): string => `${series}-${itemId}`;
