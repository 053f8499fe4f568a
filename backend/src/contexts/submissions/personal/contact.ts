import * as z from 'zod/mini';

export const SubmitterContact = z.object({
  email: z.string(),
  linkedinUrl: z.string(),
  statusKey: z.string(),
});
export type SubmitterContact = z.infer<typeof SubmitterContact>;

export const submitterOf = (submissionId: number): string => `submission-${submissionId}`;
