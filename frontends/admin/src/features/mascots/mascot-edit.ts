import { EditMascotRequest, SCORE, type Mascot } from '@marcel/contracts';

/** A mascot as the edit form holds it: one fact a line, numbers as typed. */
export interface MascotFormValues {
  name: string;
  brand: string;
  contributor: string;
  industry: string;
  type: string;
  style: string;
  status: Mascot['status'];
  visualDesc: string;
  historyOverview: string;
  facts: string;
  sourceUrl: string;
  imageUrl: string;
  yearIntroduced: string;
  yearRetired: string;
  cuteness: string;
  humor: string;
  rebel: string;
  weirdness: string;
  longevityScore: string;
}

export const toFormValues = (mascot: Mascot): MascotFormValues => ({
  ...mascot,
  industry: mascot.industry ?? '',
  type: mascot.type ?? '',
  style: mascot.style ?? '',
  visualDesc: mascot.visualDesc ?? '',
  historyOverview: mascot.historyOverview ?? '',
  facts: mascot.facts.join('\n'),
  sourceUrl: mascot.sourceUrl ?? '',
  imageUrl: mascot.imageUrl ?? '',
  yearIntroduced: mascot.yearIntroduced?.toString() ?? '',
  yearRetired: mascot.yearRetired?.toString() ?? '',
  longevityScore: String(mascot.longevityScore),
  weirdness: String(mascot.weirdness),
  rebel: String(mascot.rebel),
  humor: String(mascot.humor),
  cuteness: String(mascot.cuteness),
});

/** What the form changed on the mascot, and nothing else: an edit by another admin stays in place. */
export function toEdit(mascot: Mascot, values: MascotFormValues): EditMascotRequest {
  const before = new Map<string, unknown>(Object.entries(read(toFormValues(mascot))));
  const changes = Object.entries(read(values)).filter(([field, value]) => !isSame(value, before.get(field)));
  return Object.assign(new EditMascotRequest(), Object.fromEntries(changes));
}

const isSame = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) ? JSON.stringify(a) === JSON.stringify(b) : Object.is(a, b);

export const isUnchanged = (edit: EditMascotRequest): boolean =>
  Object.values(edit).every((value) => value === undefined);

const textOrNull = (text: string): string | null => text.trim() || null;

/** What is no number becomes NaN, which the contract's rules refuse in their own words. */
const numberOr = <Default>(text: string, otherwise: Default): number | Default =>
  text.trim() === '' ? otherwise : Number(text);

const yearOrNull = (text: string): number | null => numberOr(text, null);
const scoreOf = (text: string): number => numberOr(text, SCORE.default);

function read(values: MascotFormValues): Required<EditMascotRequest> {
  return {
    name: values.name.trim(),
    brand: values.brand.trim(),
    contributor: values.contributor.trim(),
    industry: textOrNull(values.industry),
    type: textOrNull(values.type),
    style: textOrNull(values.style),
    status: values.status,
    visualDesc: textOrNull(values.visualDesc),
    historyOverview: textOrNull(values.historyOverview),
    facts: values.facts.split('\n').flatMap((line) => line.trim() || []),
    sourceUrl: textOrNull(values.sourceUrl),
    imageUrl: textOrNull(values.imageUrl),
    yearIntroduced: yearOrNull(values.yearIntroduced),
    yearRetired: yearOrNull(values.yearRetired),
    cuteness: scoreOf(values.cuteness),
    humor: scoreOf(values.humor),
    rebel: scoreOf(values.rebel),
    weirdness: scoreOf(values.weirdness),
    longevityScore: scoreOf(values.longevityScore),
  };
}
