import { foldText } from './fold-text.js';
import { plainText } from './plain-text.js';

const NUMBER = /\d+/g;
const DIGITS = 10;

/** Sorts before whatever a text may go on with. */
const BEFORE_ALL = '\u0001';

/**
 * Text as it is compared where an index sorts it: without regard to case, letters with marks beside those without, numbers by their
 * amount. Texts that differ when they are folded differ here as well.
 */
export function indexText(text: string): string {
  const folded = foldText(text);
  const plain = plainText(text).replace(NUMBER, (digits) => digits.padStart(DIGITS, '0'));
  return plain === folded ? folded : plain + BEFORE_ALL + folded;
}
