import { transliterate } from 'transliteration';

const MOST = 8;

export const searchWords = (typed: string): string[] =>
  [...new Set(typed.split(/\s+/u).filter((word) => word !== ''))].slice(0, MOST);

/**
 * Text as it is compared without regard to case: lower case, NFC. Lowering comes first, for it can take composed letters
 * apart. The final sigma is a sigma, because a substring cannot know where its word ends.
 */
export const foldText = (text: string): string => text.toLowerCase().replaceAll('ς', 'σ').normalize('NFC');

const MARKED = /[^\p{ASCII}]/u;
const MARKS = /(?<=[\p{Script=Latin}\p{Script=Greek}])[\u0300-\u036f]+/gu;
const LATIN = /\p{Script=Latin}+/gu;

/**
 * Text as searches look into it: folded, Latin and Greek letters with marks as those without, which many keyboards do not have.
 * What comes apart into no mark, as ø, ł, æ and ß, is written as it is read.
 */
export function plainText(text: string): string {
  const folded = foldText(text);
  return MARKED.test(folded)
    ? folded
        .normalize('NFD')
        .replace(MARKS, '')
        .normalize('NFC')
        .replace(LATIN, (word) => transliterate(word))
    : folded;
}
