import * as z from 'zod/mini';

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

export const PROJECTION_MESSAGES = {
  unknown: 'There is no such read model',
  underWay: 'This read model is being rebuilt already',
} as const;
