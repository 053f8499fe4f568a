import { MascotDetails, SUBMISSION_WIRE, SubmitMascotRequest } from '@marcel/contracts';
import type { SubmissionValues } from './values';

const optional = (text: string): string | undefined => text.trim() || undefined;

const filledFacts = ({ facts }: SubmissionValues): string[] => facts.map(({ text }) => text.trim()).filter(Boolean);

/** The request that a form's values stand for, to be checked by its own rules. */
export function toRequest(values: SubmissionValues): SubmitMascotRequest {
  const payload: MascotDetails = Object.assign(new MascotDetails(), {
    name: values.name.trim(),
    brand: values.brand.trim(),
    contributor: values.userName.trim(),
    industry: optional(values.industry),
    visualDesc: optional(values.visualDesc),
    historyOverview: optional(values.historyOverview),
    type: optional(values.type),
    style: optional(values.style),
    facts: filledFacts(values),
    cuteness: values.cuteness,
    humor: values.humor,
    rebel: values.rebel,
    weirdness: values.weirdness,
    longevityScore: values.longevityScore,
  });
  return Object.assign(new SubmitMascotRequest(), {
    userName: values.userName.trim(),
    email: values.email.trim(),
    linkedinUrl: values.linkedinUrl.trim(),
    payload,
  });
}

const SENT_SCORES = ['cuteness', 'humor', 'rebel', 'weirdness'] as const;
const SENT_TEXTS = ['industry', 'visualDesc', 'type', 'style'] as const;

/** The multipart body. Longevity and history are asked for, but stay here: the editors set them. */
export function toFormData(values: SubmissionValues, image: File | null): FormData {
  const form = new FormData();
  const request = toRequest(values);
  form.set(SUBMISSION_WIRE.email, request.email);
  form.set('linkedinUrl', request.linkedinUrl);
  form.set('userName', request.userName);
  form.set('contributor', request.payload.contributor);
  form.set('name', request.payload.name);
  form.set('brand', request.payload.brand);
  for (const field of SENT_TEXTS) {
    const text = request.payload[field];
    if (text) form.set(field, text);
  }
  for (const field of SENT_SCORES) form.set(field, String(values[field]));
  form.set(SUBMISSION_WIRE.facts, JSON.stringify(filledFacts(values)));
  if (image) form.set(SUBMISSION_WIRE.image, image);
  return form;
}
