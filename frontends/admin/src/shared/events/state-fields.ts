import { isGiven } from './event-texts';

export const fieldsOf = (state: object): (readonly [field: string, value: unknown])[] =>
  Object.entries(state).flatMap(([field, value]: [string, unknown]) =>
    field === 'payload' && typeof value === 'object' && value !== null
      ? Object.entries(value)
      : [[field, value] as const],
  );

export function differencesOf(folded: object, shown: object): { field: string; folded: unknown; shown: unknown }[] {
  const known = new Map(fieldsOf(shown));
  return fieldsOf(folded)
    .map(([field, value]) => ({ field, folded: value, shown: known.get(field) }))
    .filter((both) => textOf(both.folded) !== textOf(both.shown));
}

const textOf = (value: unknown): string => (isGiven(value) ? JSON.stringify(value) : '');
