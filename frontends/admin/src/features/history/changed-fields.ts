import { SUBMISSION_FIELDS, type SubmissionHistory } from '@marcel/contracts';
import { differencesOf } from '../../shared/texts';

type Change = SubmissionHistory[number]['changes'][number];

const SUBMITTED: readonly string[] = [...SUBMISSION_FIELDS, 'imageUrl'];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export const changedFields = (changes: readonly Change[]): Change[] =>
  changes
    .flatMap((change) => (change.field === 'payload' ? payloadFields(change) : [change]))
    .filter(({ field }) => SUBMITTED.includes(field));

function payloadFields({ from, to }: Change): Change[] {
  if (!isObject(from) || !isObject(to)) return [];
  return differencesOf(to, from).map(({ field, folded, shown }) => ({
    field,
    from: shown ?? null,
    to: folded ?? null,
  }));
}
