import * as z from 'zod/mini';

/** What stands for a field that may be missing, and for one that may be anything. */
export const MISSING = 'undefined';
export const ANYTHING = 'unknown';

/**
 * Of what kinds the parts of an answer may be, by their paths: `{ "": "object", ".mascots": "array", ".mascots[].slug": "string",
 * ".next": "string|null|undefined" }`. Items are `[]`, the values of a table `.*`.
 */
export const AnswerFields = z.record(z.string().check(z.maxLength(300)), z.string().check(z.maxLength(100)));
export type AnswerFields = z.infer<typeof AnswerFields>;

const SEPARATOR = '|';

export const joinKinds = (kinds: ReadonlySet<string>): string => [...kinds].sort().join(SEPARATOR);
export const kindsIn = (text: string): string[] => text.split(SEPARATOR);

/** The path of what a part belongs to, and of which kind that is. */
export function parentOf(path: string): { readonly path: string; readonly kind: 'array' | 'object' } {
  if (path.endsWith('[]')) return { path: path.slice(0, -2), kind: 'array' };
  return { path: path.slice(0, path.lastIndexOf('.')), kind: 'object' };
}
