import { transliterate } from 'transliteration';

const MOST = 8;

export const searchWords = (typed: string): string[] =>
  [...new Set(typed.split(/\s+/u).filter((word) => word !== ''))].slice(0, MOST);

/**
 * Folds text for case-insensitive comparison: lower case, then NFC, because lowering can decompose letters. Replaces the final
 * sigma, because a substring does not know where its word ends.
 */
export const foldText = (text: string): string => text.toLowerCase().replaceAll('ς', 'σ').normalize('NFC');

const MARKED = /[^\p{ASCII}]/u;
const MARKS = /(?<=[\p{Script=Latin}\p{Script=Greek}])[\u0300-\u036f]+/gu;
const LATIN = /\p{Script=Latin}+/gu;

/**
 * Folds text for searching: also strips the marks of Latin and Greek letters, which many keyboards do not have, and
 * transliterates letters that do not decompose, as ø, ł, æ and ß.
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
