import {
  FORM_FIELDS,
  mapFields,
  MascotDetails,
  SENT_FIELDS,
  SUBMISSION_WIRE,
  SubmitMascotRequest,
} from '@marcel/contracts';
import type { SubmissionValues } from './values';

/** What was entered, without blanks; undefined for nothing. */
function told(value: string | number | SubmissionValues['facts']): string | number | string[] | undefined {
  if (typeof value === 'string') return value.trim() || undefined;
  return Array.isArray(value) ? value.map(({ text }) => text.trim()).filter(Boolean) : value;
}

/** The request that a form's values stand for, to be checked by its own rules. */
export function toRequest(values: SubmissionValues): SubmitMascotRequest {
  const userName = values.userName.trim();
  const payload = mapFields(FORM_FIELDS, (name) => told(values[name]));
  return Object.assign(new SubmitMascotRequest(), {
    userName,
    email: values.email.trim(),
    linkedinUrl: values.linkedinUrl.trim(),
    payload: Object.assign(new MascotDetails(), payload, { contributor: userName }),
  });
}

/** The multipart body. Longevity and history are asked for, but stay here: the editors set them. */
export function toFormData(values: SubmissionValues, image: File | null): FormData {
  const form = new FormData();
  const { userName, email, linkedinUrl, payload } = toRequest(values);
  form.set(SUBMISSION_WIRE.email, email);
  form.set('linkedinUrl', linkedinUrl);
  form.set('userName', userName);
  form.set('contributor', payload.contributor);
  for (const name of SENT_FIELDS) {
    const value = payload[name];
    if (value) form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  if (image) form.set(SUBMISSION_WIRE.image, image);
  return form;
}
