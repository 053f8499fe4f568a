import * as z from 'zod/mini';

/** A run as it is stored. */
export const StoredRun = z.object({
  id: z.string(),
  startedAt: z.string(),
  seenAt: z.string(),
  endedAt: z.nullable(z.string()),
  step: z.nullable(z.string()),
  done: z.int(),
  total: z.nullable(z.int()),
  result: z.nullable(z.string()),
  failure: z.nullable(z.string()),
});

/** How many runs of a kind stay on record. */
export const RUNS_KEPT = 20;
