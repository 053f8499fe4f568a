import type { AuditEvent } from '@marcel/contracts';

/** The name of an event as a sentence: `SubmissionApproved` becomes `Submission approved`. */
export function eventTitle(type: string): string {
  const words = type.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Any value of a field, in one line. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map(valueText).join(', ');
  return JSON.stringify(value);
}

/** Who did something: an admin by name where the log tells it. */
export const actorText = ({ kind, id }: AuditEvent['actor']): string =>
  (kind === 'admin' || kind === 'team') && id !== undefined ? `${kind} ${id}` : kind;
