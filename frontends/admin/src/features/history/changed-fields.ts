import { SUBMISSION_FIELDS, type SubmissionHistory } from '@marcel/contracts';
import { differencesOf } from '../../shared/events/state-fields';

type Change = SubmissionHistory[number]['changes'][number];

const SUBMITTED: readonly string[] = [...SUBMISSION_FIELDS, 'imageUrl'];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Of what an event changed, what the submitter says of the mascot, field by field. */
export const changedFields = (changes: readonly Change[]): Change[] =>
  changes
    .flatMap((change) => (change.field === 'payload' ? payloadFields(change) : [change]))
    .filter(({ field }) => SUBMITTED.includes(field));

/** What is told as a whole is compared in its parts. */
function payloadFields({ from, to }: Change): Change[] {
  if (!isObject(from) || !isObject(to)) return [];
  return differencesOf(to, from).map(({ field, folded, shown }) => ({
    field,
    from: shown ?? null,
    to: folded ?? null,
  }));
}
