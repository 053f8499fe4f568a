import { SUBMISSION_WIRE } from '@marcel/contracts';
import { EMPTY_SUBMISSION, type SubmissionField } from './values';

const ELSEWHERE: ReadonlyMap<string, SubmissionField> = new Map([
  [SUBMISSION_WIRE.email, 'email'],
  ['contributor', 'userName'],
]);

const isField = (name: string): name is SubmissionField => Object.hasOwn(EMPTY_SUBMISSION, name);

/** The form's field for a path such as `payload.name` or `payload.facts.2`; null for a path the form does not know. */
export function fieldOf(path: string): SubmissionField | null {
  const name = path.replace(/^payload\./, '').split('.')[0] ?? '';
  return ELSEWHERE.get(name) ?? (isField(name) ? name : null);
}
