import * as z from 'zod/mini';
import { FieldError } from './error-body.js';
import { FEW, listOf } from './lists.js';

/**
 * The answer of a service that is well; one that is not answers 503 with the failing checks as `details`. `warnings` tell what
 * it cannot do although it is of use.
 */
export const HealthReport = z.object({
  status: z.literal('ok'),
  checks: listOf(z.string(), FEW),
  warnings: z.optional(listOf(FieldError, FEW)),
});
export type HealthReport = z.infer<typeof HealthReport>;
