import { ITEM_KINDS, HOLD_CAUSES, QUEUE_STATES, REPORT_REASONS, Verdict } from '@marcel/contracts';
import * as z from 'zod/mini';
import type { CollectionDefinition } from '../../../../platform/read-store/read-store.js';
import { QUEUE_VIEW } from '../../views.js';

const text = z.nullable(z.string());

const subject = {
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
  urgency: z.int(),
  verdict: z.nullable(Verdict),
  ...subject,
  likeness0: text,
  likeness1: text,
  likeness2: text,
  isDrawing: z.boolean(),
  mascotId: z.nullable(z.int()),
  slug: text,
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
