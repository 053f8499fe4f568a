import * as z from 'zod/mini';

/** Who causes events: `team` is whoever holds a frontend's deploy token. */
export const ACTOR_KINDS = ['visitor', 'admin', 'system', 'team'] as const;

/** Who did something; an id names the admin, the team or the part of the product. */
export const Actor = z.object({ kind: z.enum(ACTOR_KINDS), id: z.optional(z.string()) });
export type Actor = z.infer<typeof Actor>;
