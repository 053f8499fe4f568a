import { SCORE, type MascotStatus } from './rules.js';

interface Described {
  readonly label: string;
  /** The submit form, which shows `unsent` fields without sending them; any submission through the API; or an admin. */
  readonly setBy: 'form' | 'unsent' | 'submission' | 'admin';
  /** Column name in CSV files; default `label`. */
  readonly column?: string;
}

export type MascotField = Described &
  (
    | { readonly kind: 'name'; readonly limit: number; readonly missing: string; readonly tooLong: string }
    | { readonly kind: 'prose'; readonly limit: number; readonly tooLong: string }
    | { readonly kind: 'choice' | 'list' | 'status' | 'score' | 'url' | 'picture' | 'year' }
  );

export const MASCOT_FIELDS = {
  name: {
    kind: 'name',
    label: 'Name',
    setBy: 'form',
    column: 'Name',
    limit: 100,
    missing: 'Mascot name is required',
    tooLong: 'Name too long',
  },
  brand: {
    kind: 'name',
    label: 'Brand',
    setBy: 'form',
    column: 'Brand',
    limit: 100,
    missing: 'Brand name is required',
    tooLong: 'Brand name too long',
  },
  contributor: {
    kind: 'name',
    label: 'Contributor',
    setBy: 'submission',
    limit: 100,
    missing: 'Contributor name is required',
    tooLong: 'Contributor name too long',
  },
  industry: { kind: 'choice', label: 'Industry', setBy: 'form', column: 'Industry' },
  visualDesc: {
    kind: 'prose',
    label: 'Visual description',
    setBy: 'form',
    column: 'Visual Description',
    limit: 1000,
    tooLong: 'Description too long',
  },
  facts: { kind: 'list', label: 'Interesting facts', setBy: 'form', column: 'Interesting Facts' },
  status: { kind: 'status', label: 'Status', setBy: 'admin', column: 'Current Status' },
  type: { kind: 'choice', label: 'Type', setBy: 'form', column: 'Type' },
  style: { kind: 'choice', label: 'Style', setBy: 'form', column: 'Style' },
  cuteness: { kind: 'score', label: 'Cuteness', setBy: 'form', column: 'Cuteness' },
  humor: { kind: 'score', label: 'Humor', setBy: 'form', column: 'Humor' },
  rebel: { kind: 'score', label: 'Rebel', setBy: 'form', column: 'Rebel' },
  weirdness: { kind: 'score', label: 'Weirdness', setBy: 'form', column: 'Weirdness' },
  longevityScore: { kind: 'score', label: 'Longevity', setBy: 'unsent' },
  historyOverview: {
    kind: 'prose',
    label: 'History overview',
    setBy: 'unsent',
    limit: 2000,
    tooLong: 'History overview too long',
  },
  sourceUrl: { kind: 'url', label: 'Source URL', setBy: 'submission' },
  imageUrl: { kind: 'picture', label: 'Image URL', setBy: 'admin', column: 'ImageURL' },
  yearIntroduced: { kind: 'year', label: 'Year introduced', setBy: 'submission' },
  yearRetired: { kind: 'year', label: 'Year retired', setBy: 'submission' },
} as const satisfies Record<string, MascotField>;

type Table = typeof MASCOT_FIELDS;
export type MascotFieldName = keyof Table;
export type FieldKind = MascotField['kind'];
export type FieldOfKind<Kind extends FieldKind> = {
  [Name in MascotFieldName]: Table[Name]['kind'] extends Kind ? Name : never;
}[MascotFieldName];
export type MascotScore = FieldOfKind<'score'>;

interface ValueOfKind {
  name: string;
  choice: string | null;
  prose: string | null;
  url: string | null;
  picture: string | null;
  list: string[];
  status: MascotStatus;
  score: number;
  year: number | null;
}

export type MascotValues<Name extends MascotFieldName = MascotFieldName> = {
  [Field in Name]: ValueOfKind[Table[Field]['kind']];
};

const isField = (name: string): name is MascotFieldName => Object.hasOwn(MASCOT_FIELDS, name);

export const fieldLabel = (name: string): string => (isField(name) ? MASCOT_FIELDS[name].label : name);

export const MASCOT_FIELD_NAMES = Object.keys(MASCOT_FIELDS).filter(isField);

type SetBy = MascotField['setBy'];
type FieldSetBy<Ways extends SetBy> = {
  [Name in MascotFieldName]: Table[Name]['setBy'] extends Ways ? Name : never;
}[MascotFieldName];

const fieldsSetBy = <Ways extends SetBy>(...ways: Ways[]) =>
  MASCOT_FIELD_NAMES.filter((name): name is FieldSetBy<Ways> => ways.some((way) => way === MASCOT_FIELDS[name].setBy));

export const BULK_FIELDS = ['status', 'industry', 'type', 'style'] as const satisfies readonly MascotFieldName[];
export const SUBMISSION_FIELDS = fieldsSetBy('form', 'unsent', 'submission');
export const FORM_FIELDS = fieldsSetBy('form', 'unsent');
export const SENT_FIELDS = fieldsSetBy('form');

export const ofKind = <Name extends MascotFieldName, Kind extends FieldKind>(
  names: readonly Name[],
  ...kinds: Kind[]
) => names.filter((name): name is Name & FieldOfKind<Kind> => kinds.some((kind) => kind === MASCOT_FIELDS[name].kind));

export function mapFields<Name extends MascotFieldName, Value>(
  names: readonly Name[],
  valueOf: (name: Name, field: MascotField) => Value,
): Record<Name, Value>;
export function mapFields(
  names: readonly MascotFieldName[],
  valueOf: (name: MascotFieldName, field: MascotField) => unknown,
): object {
  return Object.fromEntries(names.map((name) => [name, valueOf(name, MASCOT_FIELDS[name])]));
}

export function byKind<Name extends MascotFieldName, Given extends Record<Table[Name]['kind'], unknown>>(
  names: readonly Name[],
  given: Given,
): { [Field in Name]: Given[Table[Field]['kind']] };
export function byKind(names: readonly MascotFieldName[], given: Partial<Record<FieldKind, unknown>>): object {
  return mapFields(names, (_, { kind }) => given[kind]);
}

const DEFAULTS: ValueOfKind = {
  name: '',
  choice: null,
  prose: null,
  url: null,
  picture: null,
  list: [],
  status: 'active',
  score: SCORE.default,
  year: null,
};

export const defaultValues = <Name extends MascotFieldName>(names: readonly Name[]): MascotValues<Name> =>
  byKind(names, DEFAULTS);
