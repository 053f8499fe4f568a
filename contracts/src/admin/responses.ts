import * as z from 'zod/mini';
import { ACTOR_KINDS } from '../audit/responses.js';
import { MAX_SHORT_LIST, listOf } from '../http/lists.js';
import { ITEM_KINDS } from '../moderation/rules.js';

export const ImageSearchResult = z.object({
  mascot: z.object({ name: z.string(), brand: z.string() }),
  images: listOf(z.string(), MAX_SHORT_LIST),
});
export type ImageSearchResult = z.infer<typeof ImageSearchResult>;

/** A small copy of a picture on another site, as a `data:` address. */
export const ImagePreview = z.object({ imageUrl: z.string() });
export type ImagePreview = z.infer<typeof ImagePreview>;

export const AdminChange = z.object({
  kind: z.enum(['submission', 'mascot', 'item']),
  id: z.int(),
  itemKind: z.optional(z.enum(ITEM_KINDS)),
  type: z.string(),
  time: z.string(),
  actor: z.enum(ACTOR_KINDS),
  /** The `x-request-id` of the request that caused it, so that an admin panel recognizes its own changes. */
  correlationId: z.string(),
});
export type AdminChange = z.infer<typeof AdminChange>;

export const ConsumerStatus = z.object({
  name: z.string(),
  placement: z.enum(['projector', 'worker', 'each-api-node']),
  /** `live` is healthy; any other value names the problem. */
  status: z.string(),
  owner: z.nullable(z.string()),
  /** Number of events that are not processed yet, at most 1,000; null on a node that does not run the consumer. */
  lagEvents: z.nullable(z.int()),
  /** Age of the first event that is not processed yet, in seconds. */
  lagSeconds: z.nullable(z.number()),
  restarts: z.int(),
  failure: z.nullable(z.string()),
  build: z.nullable(z.string()),
});
export type ConsumerStatus = z.infer<typeof ConsumerStatus>;

export const ConsumerStatusList = listOf(ConsumerStatus);

/** An event on which an automation failed. Later events of its stream wait until an admin retries or skips it. */
export const DeadLetter = z.object({
  automation: z.string(),
  stream: z.string(),
  revision: z.int(),
  reason: z.string(),
  attempts: z.int(),
});
export type DeadLetter = z.infer<typeof DeadLetter>;

export const DeadLetterList = listOf(DeadLetter);
