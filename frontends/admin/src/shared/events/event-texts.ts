import { MASCOT_FIELDS, type AuditEvent } from '@marcel/contracts';
import { adminDate } from '../dates/admin-date';
import { withSignsSeen } from './signs-seen';

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
  ['preserved', 'Pictures ever kept'],
  ['urlHealth', 'State of its address'],
  ['lastUrlCheckAt', 'Address last checked'],
  ['sourceGone', 'Gone at its provider'],
  ['failureReason', 'Why it failed'],
]);

export const fieldTitle = (field: string): string => LABELS.get(field) ?? eventTitle(field);

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z$/;

export const isGiven = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

export function valueText(value: unknown): string {
  if (!isGiven(value)) return 'nothing';
  if (typeof value === 'string') return TIME.test(value) ? adminDate(value) : withSignsSeen(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  return withSignsSeen(JSON.stringify(value));
}

export const actorText = ({ kind, id }: AuditEvent['actor']): string =>
  (kind === 'admin' || kind === 'team') && id !== undefined ? `${kind} ${id}` : kind;
