import * as z from 'zod/mini';

/** What a person has written, under a key of the record that it belongs to. */
export const SealedWords = z.object({
  /** Whose key it is, such as `comment-7`. */
  subject: z.string(),
  sealed: z.string(),
});
export type SealedWords = z.infer<typeof SealedWords>;

/** What a person has written, as events hold it. Earlier releases did not seal it. */
export const Words = z.union([SealedWords, z.string()]);
export type Words = z.infer<typeof Words>;

/** Data with text in the place of words that were sealed. */
export type Opened<Data> = Data extends unknown
  ? { readonly [Field in keyof Data]: Exclude<Data[Field], SealedWords> }
  : never;

/** Nothing is left of words that nobody can open. */
export const textOf = (words: Words): string => (typeof words === 'string' ? words : '');

/** The sealed words among the fields of an event. */
export function sealedIn(data: unknown): SealedWords[] {
  return fieldsOf(data).flatMap(([, value]) => sealedWords(value) ?? []);
}

/** Tells sealed words from all others. */
export const wordsKey = ({ subject, sealed }: SealedWords): string => `${subject} ${sealed}`;

/** The same data with words in the place of those that could be opened. */
export function withOpened(data: unknown, opened: ReadonlyMap<string, string>): unknown {
  const plain = fieldsOf(data).flatMap(([field, value]) => {
    const sealed = sealedWords(value);
    const text = sealed && opened.get(wordsKey(sealed));
    return text === undefined ? [] : [[field, text] as const];
  });
  return plain.length === 0 ? data : { ...Object.fromEntries(fieldsOf(data)), ...Object.fromEntries(plain) };
}

const fieldsOf = (data: unknown): [string, unknown][] =>
  typeof data === 'object' && data !== null ? Object.entries(data) : [];

function sealedWords(value: unknown): SealedWords | undefined {
  if (typeof value !== 'object' || value === null || !('sealed' in value)) return undefined;
  return SealedWords.safeParse(value).data;
}
