import * as z from 'zod/mini';

export const Actor = z.object({
  kind: z.enum(['visitor', 'admin', 'system', 'team']),
  /**
   * Of an admin or a team, the name that the settings give; of a visitor who makes something, or takes it back, the SHA-256 of the key
   * that it belongs to.
   */
  id: z.optional(z.string()),
});
export type Actor = z.infer<typeof Actor>;

/** Who, when, why and from where an event came; stored beside its data. */
export const EventMetadata = z.object({
  /** ISO 8601, UTC. */
  time: z.string(),
  /** Ties together everything that one request led to. */
  correlationId: z.string(),
  /** Of the first event that was appended with this one, by one command; older events do not tell. */
  commandId: z.optional(z.string()),
  /** Id of the event or request that led directly to this event. */
  causationId: z.string(),
  actor: Actor,
  /** Name of the command that was decided. */
  command: z.string(),
  /** Version of the stored data's shape, for upcasting. */
  schemaVersion: z.int(),
  /** Release of the frontend that sent the request. */
  release: z.optional(z.string()),
  /** What the client called its request: nobody has checked it. */
  clientRequestId: z.optional(z.string()),
  /** Stands for the body of a request that came with an idempotency key; only who has that key can make it. */
  bodyHash: z.optional(z.string()),
});
export type EventMetadata = z.infer<typeof EventMetadata>;
