import * as z from 'zod/mini';

/** Candidates for a mascot's picture, best first. */
export const ImageSearchResult = z.object({
  mascot: z.object({ name: z.string(), brand: z.string() }),
  images: z.array(z.string()),
});
export type ImageSearchResult = z.infer<typeof ImageSearchResult>;

/** One message of the desk's event stream (`event: change`): something changed, and reading shows it by now. */
export const DeskChange = z.object({
  kind: z.enum(['submission', 'mascot']),
  id: z.int(),
  /** Type of the event behind it. */
  type: z.string(),
  time: z.string(),
  actor: z.enum(['visitor', 'admin', 'system']),
  /** The `x-request-id` of the request that led to it, so that a desk can tell its own changes. */
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
