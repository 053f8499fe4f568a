import { byKind, FORM_FIELDS, SCORE } from '@marcel/contracts';
import * as z from 'zod/mini';

const typed = z.string();

/** What the form holds, also while it is half written. */
export const SubmissionValues = z.object({
  userName: typed,
  email: typed,
  linkedinUrl: typed,
  ...byKind(FORM_FIELDS, {
    name: typed,
    choice: typed,
    prose: typed,
    list: z.array(z.object({ text: typed })),
    score: z.int(),
  }),
});
export type SubmissionValues = z.infer<typeof SubmissionValues>;

export type SubmissionField = keyof SubmissionValues;

export const EMPTY_SUBMISSION: SubmissionValues = {
  userName: '',
  email: '',
  linkedinUrl: '',
  ...byKind(FORM_FIELDS, { name: '', choice: '', prose: '', list: [{ text: '' }], score: SCORE.default }),
};
