import {
  MascotDetails,
  SCORE,
  SUBMISSION_WIRE,
  type SubmissionPayload,
  SubmitMascotRequest,
  type MascotScore,
} from '@marcel/contracts';

/** The text fields of the form. */
export const SUBMISSION_FIELDS = {
  required: ['userName', SUBMISSION_WIRE.email, 'linkedinUrl', 'name', 'brand'],
  optional: [
    'contributor',
    'industry',
    'visualDesc',
    SUBMISSION_WIRE.facts,
    'type',
    'style',
    'cuteness',
    'humor',
    'rebel',
    'weirdness',
    'longevityScore',
    'historyOverview',
    'sourceUrl',
    'yearIntroduced',
    'yearRetired',
  ],
};

type Fields = Readonly<Record<string, string>>;

/** The multipart fields of a submission as a request to be validated; what is not a number or a list stays as it came. */
export function toSubmitRequest(fields: Fields): SubmitMascotRequest {
  const payload: Partial<Record<keyof MascotDetails, unknown>> = {
    name: text(fields.name),
    brand: text(fields.brand),
    contributor: text(fields.contributor) ?? text(fields.userName),
    industry: text(fields.industry),
    visualDesc: text(fields.visualDesc),
    facts: factsOf(fields[SUBMISSION_WIRE.facts]),
    type: text(fields.type),
    style: text(fields.style),
    cuteness: whole(fields.cuteness),
    humor: whole(fields.humor),
    rebel: whole(fields.rebel),
    weirdness: whole(fields.weirdness),
    longevityScore: whole(fields.longevityScore),
    historyOverview: text(fields.historyOverview),
    sourceUrl: text(fields.sourceUrl),
    yearIntroduced: whole(fields.yearIntroduced),
    yearRetired: whole(fields.yearRetired),
  };
  return Object.assign(new SubmitMascotRequest(), {
    userName: text(fields.userName),
    email: text(fields[SUBMISSION_WIRE.email]),
    linkedinUrl: text(fields.linkedinUrl),
    payload: Object.assign(new MascotDetails(), payload),
  });
}

/** A valid request's mascot with every default filled in. */
export function toPayload({ payload }: SubmitMascotRequest): SubmissionPayload {
  const score = (field: MascotScore) => payload[field] ?? SCORE.default;
  return {
    name: payload.name,
    brand: payload.brand,
    contributor: payload.contributor,
    industry: payload.industry ?? null,
    visualDesc: payload.visualDesc ?? null,
    facts: (payload.facts ?? []).map((fact) => fact.trim()).filter((fact) => fact !== ''),
    type: payload.type ?? null,
    style: payload.style ?? null,
    cuteness: score('cuteness'),
    humor: score('humor'),
    rebel: score('rebel'),
    weirdness: score('weirdness'),
    longevityScore: score('longevityScore'),
    historyOverview: payload.historyOverview ?? null,
    sourceUrl: payload.sourceUrl ?? null,
    yearIntroduced: payload.yearIntroduced ?? null,
    yearRetired: payload.yearRetired ?? null,
  };
}

const text = (value: string | undefined): string | undefined => value?.trim() || undefined;

const whole = (value: string | undefined): number | string | undefined => {
  const given = text(value);
  return given !== undefined && /^-?\d{1,9}$/.test(given) ? Number(given) : given;
};

function factsOf(json: string | undefined): unknown {
  const given = text(json);
  if (given === undefined) return undefined;
  try {
    return JSON.parse(given);
  } catch {
    return given;
  }
}
