import * as z from 'zod/mini';
import { MAX_SHORT_LIST, listOf } from './lists.js';

export const FieldError = z.object({ path: z.string(), message: z.string() });
export type FieldError = z.infer<typeof FieldError>;

export const ErrorBody = z.object({
  error: z.string(),
  message: z.string(),
  code: z.string(),
  details: z.optional(listOf(FieldError, MAX_SHORT_LIST)),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

export const HealthReport = z.object({
  status: z.literal('ok'),
  checks: listOf(z.string(), MAX_SHORT_LIST),
  warnings: z.optional(listOf(FieldError, MAX_SHORT_LIST)),
});
export type HealthReport = z.infer<typeof HealthReport>;

export const SiteConfig = z.object({
  newsletterUrl: z.string(),
  ownerEmail: z.string(),
  provider: z.object({ name: z.string(), url: z.string() }),
});
export type SiteConfig = z.infer<typeof SiteConfig>;
