/**
 * The pattern that finds a text wherever it stands, letter by letter: whatever could mean more than itself is written as its
 * number. It is ours; no pattern of a user ever reaches a database.
 */
export function literalPattern(text: string): string {
  return [...text].map((letter) => (/[\p{L}\p{N}]/u.test(letter) ? letter : numbered(letter))).join('');
}

const numbered = (letter: string): string => `\\x{${(letter.codePointAt(0) ?? 0).toString(16)}}`;
