import * as z from 'zod/mini';

export const ACTOR_KINDS = ['visitor', 'admin', 'system', 'team'] as const;

export const Actor = z.object({ kind: z.enum(ACTOR_KINDS), id: z.optional(z.string()) });
export type Actor = z.infer<typeof Actor>;
