import * as z from 'zod/mini';
import { ACTOR_KINDS } from '../audit/actor.js';
import { FEW, listOf } from '../http/lists.js';
import { ITEM_KINDS } from '../moderation/rules.js';

/** Candidates for a mascot's picture, best first. */
export const ImageSearchResult = z.object({
  mascot: z.object({ name: z.string(), brand: z.string() }),
  images: listOf(z.string(), FEW),
});
export type ImageSearchResult = z.infer<typeof ImageSearchResult>;

/** One message of the desk's event stream (`event: change`): something changed, and reading shows it by now. */
export const DeskChange = z.object({
  /** `item`: somebody has reported or judged what a visitor has published. */
  kind: z.enum(['submission', 'mascot', 'item']),
  id: z.int(),
  /** Of an item. */
  itemKind: z.optional(z.enum(ITEM_KINDS)),
  /** Type of the event behind it. */
  type: z.string(),
  time: z.string(),
  actor: z.enum(ACTOR_KINDS),
  /** The `x-request-id` of the answer to the request that led to it, so that a desk can tell its own changes. */
  correlationId: z.string(),
});
export type DeskChange = z.infer<typeof DeskChange>;

/** `none`: nobody has asked for one; `waiting`: asked for, not begun; the others say how far it is or how it ended. */
export const REBUILD_STATUSES = ['none', 'waiting', 'running', 'completed', 'failed'] as const;
export type RebuildStatus = (typeof REBUILD_STATUSES)[number];

/** The last rebuild of a read model: queries see the old documents until it is completed. */
export const ProjectionRebuild = z.object({
  name: z.string(),
  status: z.enum(REBUILD_STATUSES),
  /** Events that the new documents have taken in so far. */
  eventsApplied: z.int(),
});
export type ProjectionRebuild = z.infer<typeof ProjectionRebuild>;

/** How one consumer of the log is doing: a read model, an automation, or other work done by the product itself. */
export const ConsumerStatus = z.object({
  name: z.string(),
  /** Which nodes do it: those that keep views, those that work, or each that answers requests. */
  placement: z.enum(['projector', 'worker', 'each-api-node']),
  /** `live` is well; any other word says what is not. */
  status: z.string(),
  /** The node that does it; null while nobody does. */
  owner: z.nullable(z.string()),
  /** Events behind the log, counted to a thousand; null where only the owner knows. */
  lagEvents: z.nullable(z.int()),
  /** Age of the first event that was not taken in yet. */
  lagSeconds: z.nullable(z.number()),
  /** How often it has ended by itself on the node that answers. */
  restarts: z.int(),
  /** Why it has ended, or is trying again, on the node that answers; null while it is well there. */
  failure: z.nullable(z.string()),
  /** How the build of a read model is doing that queries do not see yet, on the node that answers; null where there is none. */
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
