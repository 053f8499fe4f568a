import {
  byKind,
  FORM_FIELDS,
  mapFields,
  MascotDetails,
  SCORE,
  SENT_FIELDS,
  SUBMISSION_FIELDS,
  SUBMISSION_FORM_FIELDS,
  type SubmissionPayload,
  SubmitMascotRequest,
} from '@marcel/contracts';
import * as z from 'zod/mini';

const text = z.string();

export const SubmissionValues = z.object({
  userName: text,
  email: text,
  linkedinUrl: text,
  ...byKind(FORM_FIELDS, { name: text, choice: text, prose: text, list: z.array(z.object({ text })), score: z.int() }),
});
export type SubmissionValues = z.infer<typeof SubmissionValues>;

export type SubmissionField = keyof SubmissionValues;

export const EMPTY_SUBMISSION: SubmissionValues = {
  userName: '',
  email: '',
  linkedinUrl: '',
  ...byKind(FORM_FIELDS, { name: '', choice: '', prose: '', list: [{ text: '' }], score: SCORE.default }),
};

export const toValues = (submitted: SubmissionPayload): SubmissionValues =>
  SubmissionValues.parse({
    ...EMPTY_SUBMISSION,
    ...mapFields(FORM_FIELDS, (name) => {
      const value = submitted[name];
      if (!Array.isArray(value)) return value ?? '';
      return [...value, ''].map((text) => ({ text }));
    }),
  });

const FIELD_BY_NAME: ReadonlyMap<string, SubmissionField> = new Map([
  [SUBMISSION_FORM_FIELDS.email, 'email'],
  ['contributor', 'userName'],
]);

const isField = (name: string): name is SubmissionField => Object.hasOwn(EMPTY_SUBMISSION, name);

/** Returns the form's field for a path such as `payload.name` or `payload.facts.2`; null for an unknown path. */
export function findField(path: string): SubmissionField | null {
  const name = path.replace(/^payload\./, '').split('.')[0] ?? '';
  return FIELD_BY_NAME.get(name) ?? (isField(name) ? name : null);
}

function trimValue(value: string | number | SubmissionValues['facts']): string | number | string[] | undefined {
  if (typeof value === 'string') return value.trim() || undefined;
  return Array.isArray(value) ? value.map(({ text }) => text.trim()).filter(Boolean) : value;
}

export const toDetails = (values: SubmissionValues, contributor: string): MascotDetails =>
  Object.assign(
    new MascotDetails(),
    mapFields(FORM_FIELDS, (name) => trimValue(values[name])),
    { contributor },
  );

export function toRequest(values: SubmissionValues): SubmitMascotRequest {
  const userName = values.userName.trim();
  return Object.assign(new SubmitMascotRequest(), {
    userName,
    email: values.email.trim(),
    linkedinUrl: values.linkedinUrl.trim(),
    payload: toDetails(values, userName),
  });
}

export function toFormData(values: SubmissionValues, image: File | null): FormData {
  const { payload, ...contact } = toRequest(values);
  const names = ['email', 'linkedinUrl', 'userName', 'contributor', ...SENT_FIELDS] as const;
  return createFormData(names, { ...payload, ...contact }, image);
}

export const toRevision = (values: SubmissionValues, submitted: SubmissionPayload, image: File | null): FormData =>
  createFormData(SUBMISSION_FIELDS, { ...submitted, ...toDetails(values, submitted.contributor) }, image);

function createFormData<Name extends string>(
  names: readonly Name[],
  values: Partial<Record<Name, unknown>>,
  image: File | null,
): FormData {
  const form = new FormData();
  for (const name of names) {
    const value = values[name];
    const field = name === 'email' ? SUBMISSION_FORM_FIELDS.email : name;
    if (value) form.set(field, typeof value === 'string' ? value : JSON.stringify(value));
  }
  if (image) form.set(SUBMISSION_FORM_FIELDS.image, image);
  return form;
}
