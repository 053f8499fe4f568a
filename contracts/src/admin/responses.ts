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
