import * as z from 'zod/mini';

export const Actor = z.object({
  kind: z.enum(['visitor', 'admin', 'system', 'team']),
  id: z.optional(z.string()),
});
export type Actor = z.infer<typeof Actor>;

export const EventMetadata = z.object({
  /** ISO 8601, UTC. */
  time: z.string(),
  correlationId: z.string(),
  commandId: z.optional(z.string()),
  causationId: z.string(),
  actor: Actor,
  command: z.string(),
  schemaVersion: z.int(),
  release: z.optional(z.string()),
  clientRequestId: z.optional(z.string()),
  bodyHash: z.optional(z.string()),
});
export type EventMetadata = z.infer<typeof EventMetadata>;
