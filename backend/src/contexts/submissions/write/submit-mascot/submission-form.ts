import {
  type FieldKind,
  mapFields,
  MascotDetails,
  SUBMISSION_FIELDS,
  SUBMISSION_WIRE,
  type SubmissionPayload,
  SubmitMascotRequest,
  untold,
} from '@marcel/contracts';
import { propertiesOf } from '../../../../platform/openapi/request-schemas.js';
import type { FormDescription } from '../../../../platform/openapi/request.decorators.js';

const { email = {}, userName = {}, linkedinUrl = {} } = propertiesOf(SubmitMascotRequest);

/** The fields of the form. */
export const SUBMISSION_FORM: FormDescription = {
  fields: { userName, [SUBMISSION_WIRE.email]: email, linkedinUrl, ...propertiesOf(MascotDetails) },
  files: [SUBMISSION_WIRE.image],
  required: ['userName', SUBMISSION_WIRE.email, 'linkedinUrl', 'name', 'brand'],
};

/** Its part about the mascot. */
export const MASCOT_FORM: FormDescription = {
  fields: propertiesOf(MascotDetails),
  files: [SUBMISSION_WIRE.image],
  required: ['name', 'brand', 'contributor'],
};

type Fields = Readonly<Record<string, string>>;

/** The multipart fields of a submission as a request to be validated; what is not a number or a list stays as it came. */
export function toSubmitRequest(fields: Fields): SubmitMascotRequest {
  const userName = text(fields.userName);
  return Object.assign(new SubmitMascotRequest(), {
    userName,
    email: text(fields[SUBMISSION_WIRE.email]),
    linkedinUrl: text(fields.linkedinUrl),
    payload: toDetails({ ...fields, contributor: text(fields.contributor) ?? userName ?? '' }),
  });
}

/** The multipart fields about the mascot, to be validated. */
export const toDetails = (fields: Fields): MascotDetails =>
  Object.assign(
    new MascotDetails(),
    mapFields(SUBMISSION_FIELDS, (name, { kind }) => READ_AS[kind](fields[name])),
  );

/** A valid request's mascot with every default filled in. */
export function toPayload(payload: MascotDetails): SubmissionPayload {
  const told = Object.entries(payload).filter(([, value]) => value !== undefined);
  return {
    ...untold(SUBMISSION_FIELDS),
    ...Object.fromEntries(told),
    facts: (payload.facts ?? []).map((fact) => fact.trim()).filter((fact) => fact !== ''),
  };
}

const text = (value: string | undefined): string | undefined => value?.trim() || undefined;

const whole = (value: string | undefined): number | string | undefined => {
  const given = text(value);
  return given !== undefined && /^-?\d{1,9}$/.test(given) ? Number(given) : given;
};

function list(json: string | undefined): unknown {
  const given = text(json);
  if (given === undefined) return undefined;
  try {
    return JSON.parse(given);
  } catch {
    return given;
  }
}

const READ_AS: Readonly<Record<FieldKind, (value: string | undefined) => unknown>> = {
  name: text,
  choice: text,
  prose: text,
  url: text,
  picture: text,
  status: text,
  list,
  score: whole,
  year: whole,
};
