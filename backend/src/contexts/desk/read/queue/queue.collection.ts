import { ITEM_KINDS, HOLD_CAUSES, QUEUE_STATES, REPORT_REASONS, Verdict } from '@marcel/contracts';
import * as z from 'zod/mini';
import type { CollectionDefinition } from '../../../../platform/read-store/collection.js';
import { QUEUE_VIEW } from '../../views.js';

const text = z.nullable(z.string());

/** What an item shows; an erased one shows nothing. */
const subject = {
  /** Of a mascot, or of whoever is hugged. */
  name: text,
  text,
  author: text,
  picture: text,
};

export const QueueDocument = z.object({
  id: z.string(),
  kind: z.enum(ITEM_KINDS),
  itemId: z.int(),
  state: z.enum(QUEUE_STATES),
  round: z.int(),
  heldFor: z.nullable(z.enum(HOLD_CAUSES)),
  reportCount: z.int(),
  since: z.string(),
  /** Rises with what makes somebody look sooner. */
  urgency: z.int(),
  verdict: z.nullable(Verdict),
  ...subject,
  /** See `likenessKeys`. */
  likeness0: text,
  likeness1: text,
  likeness2: text,
  isDrawing: z.boolean(),
  /** Whose comment it is. */
  mascotId: z.nullable(z.int()),
  /** Of a mascot's page. */
  slug: text,
  /** Of a mascot that is not in the directory. */
  isGone: z.boolean(),
  createdAt: z.string(),
});
export type QueueDocument = z.infer<typeof QueueDocument>;

export const StoredReport = z.object({
  reason: z.enum(REPORT_REASONS.map(({ key }) => key)),
  words: text,
  time: z.string(),
  number: z.int(),
});
export type StoredReport = z.infer<typeof StoredReport>;

export const queueCollection: CollectionDefinition = {
  name: QUEUE_VIEW,
  id: 'text',
  fields: {
    kind: 'text',
    state: 'text',
    since: 'text',
    urgency: 'number',
    likeness0: 'text',
    likeness1: 'text',
    likeness2: 'text',
  },
  search: ['name', 'text', 'author'],
};

export const queueKey = (kind: QueueDocument['kind'], itemId: number): string => `${kind}-${itemId}`;
