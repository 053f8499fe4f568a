import { format } from 'date-fns';
import { type AuditEvent, MASCOT_FIELDS, BIDI_CONTROLS } from '@marcel/contracts';

export const ADMIN_DATE_FORMAT = 'MMM d, yyyy HH:mm';

export const adminDate = (iso: string): string => format(iso, ADMIN_DATE_FORMAT);

export const adminTime = (iso: string): string => format(iso, 'HH:mm');

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** Formats a size with at most one decimal and a no-break space. */
export function sizeText(bytes: number | null): string {
  if (bytes === null) return 'Not known';
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  return `${Number((bytes / 1000 ** power).toFixed(1))}\u00a0${UNITS[power]}`;
}

export const showBidiControls = (text: string): string =>
  text.replace(BIDI_CONTROLS, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`);

export function eventTitle(type: string): string {
  const words = type.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const LABELS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(MASCOT_FIELDS).map(([name, { label }]) => [name, label] as const),
  ['mascotId', 'Mascot'],
  ['mascotSlug', 'Page of the mascot'],
  ['slug', 'Page'],
  ['linkedinUrl', 'LinkedIn profile'],
  ['email', 'E-mail'],
  ['preserved', 'Pictures saved'],
  ['urlHealth', 'Address state'],
  ['lastUrlCheckAt', 'Address last checked'],
  ['sourceGone', 'Deleted at its provider'],
  ['failureReason', 'Failure reason'],
]);

export const fieldTitle = (field: string): string => LABELS.get(field) ?? eventTitle(field);

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z$/;

export const hasValue = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

export function valueText(value: unknown): string {
  if (!hasValue(value)) return 'empty';
  if (typeof value === 'string') return TIME.test(value) ? adminDate(value) : showBidiControls(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  return showBidiControls(JSON.stringify(value));
}

export const actorText = ({ kind, id }: AuditEvent['actor']): string =>
  (kind === 'admin' || kind === 'team') && id !== undefined ? `${kind} ${id}` : kind;

export const flattenFields = (state: object): (readonly [field: string, value: unknown])[] =>
  Object.entries(state).flatMap(([field, value]: [string, unknown]) =>
    field === 'payload' && typeof value === 'object' && value !== null
      ? Object.entries(value)
      : [[field, value] as const],
  );

export function diffFields(replayed: object, shown: object): { field: string; replayed: unknown; shown: unknown }[] {
  const shownValues = new Map(flattenFields(shown));
  return flattenFields(replayed)
    .map(([field, value]) => ({ field, replayed: value, shown: shownValues.get(field) }))
    .filter((difference) => toComparableText(difference.replayed) !== toComparableText(difference.shown));
}

const toComparableText = (value: unknown): string => (hasValue(value) ? JSON.stringify(value) : '');
