import { withPlainPunctuation } from '@marcel/contracts';
import { transliterate } from 'transliteration';

/** Maximum number of words that a search uses. */
const MAX_WORDS = 8;

/** Returns the distinct words of a search, as `plainText` folds them. */
export const searchWords = (search: string): string[] =>
  [...new Set(plainText(search).split(/\s+/u).filter(Boolean))].slice(0, MAX_WORDS);

/**
 * Folds text for case-insensitive comparison: lower case, then NFC, because lowering can decompose letters. Replaces the final
 * sigma, because a substring does not know where its word ends.
 */
export const foldText = (text: string): string => text.toLowerCase().replaceAll('ς', 'σ').normalize('NFC');

const MARKED = /[^\p{ASCII}]/u;
const MARKS = /(?<=[\p{Script=Latin}\p{Script=Greek}])[\u0300-\u036f]+/gu;
const LATIN = /\p{Script=Latin}+/gu;

/**
 * Folds text for searching: also replaces compatibility characters, as half-width kana, and typographic apostrophes, quotes and
 * dashes, strips the marks of Latin and Greek letters, which many keyboards do not have, writes ё as е, and transliterates letters
 * that do not decompose, as ø, ł, æ and ß.
 */
export function plainText(text: string): string {
  const folded = foldText(withPlainPunctuation(text).normalize('NFKC'));
  return MARKED.test(folded)
    ? folded
        .replaceAll('ё', 'е')
        .normalize('NFD')
        .replace(MARKS, '')
        .normalize('NFC')
        .replace(LATIN, (word) => transliterate(word))
    : folded;
}
