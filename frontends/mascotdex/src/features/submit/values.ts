import { byKind, FORM_FIELDS, mapFields, SCORE, type SubmissionPayload } from '@marcel/contracts';
import * as z from 'zod/mini';

const typed = z.string();

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

export const valuesOf = (submitted: SubmissionPayload): SubmissionValues =>
  SubmissionValues.parse({
    ...EMPTY_SUBMISSION,
    ...mapFields(FORM_FIELDS, (name) => {
      const value = submitted[name];
      if (!Array.isArray(value)) return value ?? '';
      return [...value, ''].map((text) => ({ text }));
    }),
  });
