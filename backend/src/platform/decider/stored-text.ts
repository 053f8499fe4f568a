import * as z from 'zod/mini';

export const EncryptedText = z.object({ subject: z.string(), ciphertext: z.string() });
export type EncryptedText = z.infer<typeof EncryptedText>;

export const StoredText = z.union([EncryptedText, z.string()]);
export type StoredText = z.infer<typeof StoredText>;

export type Decrypted<Data> = Data extends unknown
  ? { readonly [Field in keyof Data]: Exclude<Data[Field], EncryptedText> }
  : never;

export const plaintextOrEmpty = (text: StoredText): string => (typeof text === 'string' ? text : '');

export const encryptedTextsIn = (data: unknown): EncryptedText[] =>
  listFields(data).flatMap(([, value]) => parseEncryptedText(value) ?? []);

export const encryptedTextKey = ({ subject, ciphertext }: EncryptedText): string => `${subject} ${ciphertext}`;

export function withDecryptedTexts(data: unknown, decrypted: ReadonlyMap<string, string>): unknown {
  const plain = listFields(data).flatMap(([field, value]) => {
    const encrypted = parseEncryptedText(value);
    const text = encrypted && decrypted.get(encryptedTextKey(encrypted));
    return text === undefined ? [] : [[field, text] as const];
  });
  return plain.length === 0 ? data : { ...Object.fromEntries(listFields(data)), ...Object.fromEntries(plain) };
}

const listFields = (data: unknown): [string, unknown][] =>
  typeof data === 'object' && data !== null ? Object.entries(data) : [];

function parseEncryptedText(value: unknown): EncryptedText | undefined {
  if (typeof value !== 'object' || value === null || !('ciphertext' in value)) return undefined;
  return EncryptedText.safeParse(value).data;
}
