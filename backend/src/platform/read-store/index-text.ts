import { transliterate } from 'transliteration';
import { foldText } from './fold-text.js';

const MARKED = /[^\p{ASCII}]/u;
const MARKS = /(?<=[\p{Script=Latin}\p{Script=Greek}])[\u0300-\u036f]+/gu;
const LATIN = /\p{Script=Latin}+/gu;
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
  const plain = withoutMarks(folded).replace(NUMBER, (digits) => digits.padStart(DIGITS, '0'));
  return plain === folded ? folded : plain + BEFORE_ALL + folded;
}

const withoutMarks = (text: string): string =>
  MARKED.test(text)
    ? text.normalize('NFD').replace(MARKS, '').normalize('NFC').replace(LATIN, transliterateWord)
    : text;

/** ø, ł, æ and ß come apart into no mark. */
const transliterateWord = (word: string): string => transliterate(word);
