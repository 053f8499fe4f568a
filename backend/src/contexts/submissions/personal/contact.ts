import * as z from 'zod/mini';

/** What identifies a submitter; sealed in the event, and opened only for admins and for the submitter's own page. */
export const SubmitterContact = z.object({
  email: z.string(),
  linkedinUrl: z.string(),
  statusKey: z.string(),
});
export type SubmitterContact = z.infer<typeof SubmitterContact>;

/** Whose personal data it is, for the key vault. */
export const submitterOf = (submissionId: number): string => `submission-${submissionId}`;
