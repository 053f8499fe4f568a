import * as z from 'zod/mini';
import { FieldError } from './error-body.js';
import { FEW, listOf } from './lists.js';

export const HealthReport = z.object({
  status: z.literal('ok'),
  checks: listOf(z.string(), FEW),
  warnings: z.optional(listOf(FieldError, FEW)),
});
export type HealthReport = z.infer<typeof HealthReport>;
