import {
  FORM_FIELDS,
  mapFields,
  MascotDetails,
  SENT_FIELDS,
  SUBMISSION_FIELDS,
  SUBMISSION_WIRE,
  SubmitMascotRequest,
  type SubmissionPayload,
} from '@marcel/contracts';
import type { SubmissionValues } from './values';

function told(value: string | number | SubmissionValues['facts']): string | number | string[] | undefined {
  if (typeof value === 'string') return value.trim() || undefined;
  return Array.isArray(value) ? value.map(({ text }) => text.trim()).filter(Boolean) : value;
}

export const toDetails = (values: SubmissionValues, contributor: string): MascotDetails =>
  Object.assign(
    new MascotDetails(),
    mapFields(FORM_FIELDS, (name) => told(values[name])),
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
  const form = new FormData();
  const { userName, email, linkedinUrl, payload } = toRequest(values);
  form.set(SUBMISSION_WIRE.email, email);
  form.set('linkedinUrl', linkedinUrl);
  form.set('userName', userName);
  setAll(form, ['contributor', ...SENT_FIELDS], payload);
  if (image) form.set(SUBMISSION_WIRE.image, image);
  return form;
}

/** The body of what was edited: what the form does not ask for stays as it was submitted. */
export function toRevision(values: SubmissionValues, submitted: SubmissionPayload, image: File | null): FormData {
  const form = new FormData();
  setAll(form, SUBMISSION_FIELDS, { ...submitted, ...toDetails(values, submitted.contributor) });
  if (image) form.set(SUBMISSION_WIRE.image, image);
  return form;
}

function setAll<Name extends string>(
  form: FormData,
  names: readonly Name[],
  told: Partial<Record<Name, unknown>>,
): void {
  for (const name of names) {
    const value = told[name];
    if (value) form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
}
