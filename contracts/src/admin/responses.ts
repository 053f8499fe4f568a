import * as z from 'zod/mini';
import { ACTOR_KINDS } from '../audit/actor.js';
import { FEW, listOf } from '../http/lists.js';
import { ITEM_KINDS } from '../moderation/rules.js';

export const ImageSearchResult = z.object({
  mascot: z.object({ name: z.string(), brand: z.string() }),
  images: listOf(z.string(), FEW),
});
export type ImageSearchResult = z.infer<typeof ImageSearchResult>;

export const DeskChange = z.object({
  kind: z.enum(['submission', 'mascot', 'item']),
  id: z.int(),
  itemKind: z.optional(z.enum(ITEM_KINDS)),
  type: z.string(),
  time: z.string(),
  actor: z.enum(ACTOR_KINDS),
  /** The `x-request-id` of the answer to the request that led to it, so that a desk can tell its own changes. */
  correlationId: z.string(),
});
export type DeskChange = z.infer<typeof DeskChange>;

export const ConsumerStatus = z.object({
  name: z.string(),
  placement: z.enum(['projector', 'worker', 'each-api-node']),
  /** `live` is well; any other word says what is not. */
  status: z.string(),
  owner: z.nullable(z.string()),
  /** Events behind the log, counted to a thousand; null where only the owner knows. */
  lagEvents: z.nullable(z.int()),
  /** Age of the first event that was not taken in yet. */
  lagSeconds: z.nullable(z.number()),
  restarts: z.int(),
  failure: z.nullable(z.string()),
  build: z.nullable(z.string()),
});
export type ConsumerStatus = z.infer<typeof ConsumerStatus>;

export const ConsumerStatusList = listOf(ConsumerStatus);

/** A reaction that always failed: its stream waits until it is tried again or skipped. */
export const ParkedReaction = z.object({
  automation: z.string(),
  stream: z.string(),
  revision: z.int(),
  reason: z.string(),
  attempts: z.int(),
});
export type ParkedReaction = z.infer<typeof ParkedReaction>;

export const ParkedReactionList = listOf(ParkedReaction);
