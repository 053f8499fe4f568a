import { SCORE } from '@marcel/contracts';
import * as z from 'zod/mini';

/** What the form holds, also while it is half written. */
export const SubmissionValues = z.object({
  userName: z.string(),
  email: z.string(),
  linkedinUrl: z.string(),
  name: z.string(),
  brand: z.string(),
  industry: z.string(),
  visualDesc: z.string(),
  historyOverview: z.string(),
  type: z.string(),
  style: z.string(),
  facts: z.array(z.object({ text: z.string() })),
  cuteness: z.int(),
  humor: z.int(),
  rebel: z.int(),
  weirdness: z.int(),
  longevityScore: z.int(),
});
export type SubmissionValues = z.infer<typeof SubmissionValues>;

export type SubmissionField = keyof SubmissionValues;

export const EMPTY_SUBMISSION: SubmissionValues = {
  userName: '',
  email: '',
  linkedinUrl: '',
  name: '',
  brand: '',
  industry: '',
  visualDesc: '',
  historyOverview: '',
  type: '',
  style: '',
  facts: [{ text: '' }],
  cuteness: SCORE.default,
  humor: SCORE.default,
  rebel: SCORE.default,
  weirdness: SCORE.default,
  longevityScore: SCORE.default,
};
