import { BULK_FIELDS, EditMascotRequest, mapFields, MASCOT_FIELD_NAMES, SCORE } from '@marcel/contracts';
import type { EditMascotsRequest, FieldKind, Mascot, MascotFieldName } from '@marcel/contracts';

export type MascotFormValues = Record<MascotFieldName, string>;

const toText = (value: Mascot[MascotFieldName]): string =>
  Array.isArray(value) ? value.join('\n') : String(value ?? '');

export const toFormValues = (mascot: Mascot): MascotFormValues =>
  mapFields(MASCOT_FIELD_NAMES, (name) => toText(mascot[name]));

export function toEdit(mascot: Mascot, values: MascotFormValues): EditMascotRequest {
  const before = new Map(Object.entries(parseValues(toFormValues(mascot))));
  const changes = Object.entries(parseValues(values)).filter(([field, value]) => !isSame(value, before.get(field)));
  return Object.assign(new EditMascotRequest(), Object.fromEntries(changes));
}

export const findChangedFields = (mascot: Mascot, values: MascotFormValues): MascotFieldName[] => {
  const edit = toEdit(mascot, values);
  return MASCOT_FIELD_NAMES.filter((name) => edit[name] !== undefined);
};

const findDifferences = (one: MascotFormValues, other: MascotFormValues): MascotFieldName[] =>
  MASCOT_FIELD_NAMES.filter((name) => one[name] !== other[name]);

export function rebase(before: Mascot, latest: Mascot, entered: MascotFormValues) {
  const [old, present] = [toFormValues(before), toFormValues(latest)];
  const ownChanges = findDifferences(old, entered);
  const changedByBoth = findDifferences(old, present).filter((name) => ownChanges.includes(name));
  const values = mapFields(MASCOT_FIELD_NAMES, (name) => (ownChanges.includes(name) ? entered[name] : present[name]));
  return { values, changedByBoth };
}

const isSame = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) ? JSON.stringify(a) === JSON.stringify(b) : Object.is(a, b);

const textOrNull = (text: string): string | null => text.trim() || null;

const parseNumber = <Default>(text: string, otherwise: Default): number | Default =>
  text.trim() === '' ? otherwise : Number(text);

const PARSERS: Readonly<Record<FieldKind, (text: string) => unknown>> = {
  name: (text) => text.trim(),
  status: (text) => text,
  choice: textOrNull,
  prose: textOrNull,
  url: textOrNull,
  picture: textOrNull,
  list: (text) => text.split('\n').flatMap((line) => line.trim() || []),
  year: (text) => parseNumber(text, null),
  score: (text) => parseNumber(text, SCORE.default),
};

const parseValues = (values: MascotFormValues): Record<MascotFieldName, unknown> =>
  mapFields(MASCOT_FIELD_NAMES, (name, { kind }) => PARSERS[kind](values[name]));

export type BulkValues = Partial<Record<(typeof BULK_FIELDS)[number], string>>;

export type BulkEdit = Omit<EditMascotsRequest, 'ids'>;

export const toBulkEdit = (values: BulkValues): BulkEdit =>
  Object.fromEntries(BULK_FIELDS.flatMap((name) => (values[name]?.trim() ? [[name, values[name].trim()]] : [])));

export const isEmptyEdit = (edit: BulkEdit): boolean => Object.keys(edit).length === 0;
