import * as z from 'zod/mini';

export const SealedWords = z.object({ subject: z.string(), sealed: z.string() });
export type SealedWords = z.infer<typeof SealedWords>;

export const Words = z.union([SealedWords, z.string()]);
export type Words = z.infer<typeof Words>;

export type Opened<Data> = Data extends unknown
  ? { readonly [Field in keyof Data]: Exclude<Data[Field], SealedWords> }
  : never;

export const textOf = (words: Words): string => (typeof words === 'string' ? words : '');

export function sealedIn(data: unknown): SealedWords[] {
  return fieldsOf(data).flatMap(([, value]) => sealedWords(value) ?? []);
}

export const wordsKey = ({ subject, sealed }: SealedWords): string => `${subject} ${sealed}`;

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
