import * as z from 'zod/mini';

/** The answer of a service that is well; one that is not answers 503 with the failing checks as `details`. */
export const HealthReport = z.object({ status: z.literal('ok'), checks: z.array(z.string()) });
export type HealthReport = z.infer<typeof HealthReport>;
