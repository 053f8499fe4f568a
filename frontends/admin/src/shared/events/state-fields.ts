import { isGiven } from './event-texts';

/** Every field of a state; those of a submission's payload stand among the others. */
export const fieldsOf = (state: object): (readonly [field: string, value: unknown])[] =>
  Object.entries(state).flatMap(([field, value]: [string, unknown]) =>
    field === 'payload' && typeof value === 'object' && value !== null
      ? Object.entries(value)
      : [[field, value] as const],
  );

export interface Difference {
  field: string;
  /** As the events say. */
  folded: unknown;
  /** As the read model says. */
  shown: unknown;
}

/** The fields of a state, folded from its events, of which the read model says something else. */
export function differencesOf(folded: object, shown: object): Difference[] {
  const known = new Map(fieldsOf(shown));
  return fieldsOf(folded)
    .map(([field, value]) => ({ field, folded: value, shown: known.get(field) }))
    .filter((both) => textOf(both.folded) !== textOf(both.shown));
}

const textOf = (value: unknown): string => (isGiven(value) ? JSON.stringify(value) : '');
