/** Longest piece of text that has an index entry of its own, in code points. */
export const GRAM_LENGTH = 3;

/** More than these narrow a search no further; the literal check decides anyway. */
const MAX_SOUGHT_GRAMS = 32;

/** Every piece of one to three code points in the texts, once each. */
export function gramsOf(texts: readonly string[]): string[] {
  const grams = new Set<string>();
  for (const text of texts) {
    for (let length = 1; length <= GRAM_LENGTH; length++) addPieces(grams, [...text], length);
  }
  return [...grams];
}

/** Pieces that every text with the sought one in it has. */
export function gramsToSeek(sought: string): string[] {
  const grams = new Set<string>();
  const letters = [...sought];
  addPieces(grams, letters, Math.min(letters.length, GRAM_LENGTH));
  return [...grams].slice(0, MAX_SOUGHT_GRAMS);
}

/** Whether a text is a piece itself, so that having it and containing it are the same. */
export const isGram = (text: string): boolean => [...text].length <= GRAM_LENGTH;

function addPieces(grams: Set<string>, letters: readonly string[], length: number): void {
  for (let start = 0; start + length <= letters.length; start++)
    grams.add(letters.slice(start, start + length).join(''));
}
