import { LRUCache } from 'lru-cache';
import pluralize from 'pluralize';
import { transliterate } from 'transliteration';
import words from './words.json' with { type: 'json' };

export const toWords = (text: string): readonly string[] => spelledIn(text).map(singular);
/** Returns the words of a text in lower case, as they are spelled. */
export const spelledIn = (text: string): readonly string[] =>
  transliterate(text)
    .toLowerCase()
    .replace(/\b([2-9]0)'?s\b/g, (_, decade: string) => DECADES[decade] ?? decade)
    .match(/[a-z0-9]+/g) ?? [];
/** Decades are no numbers: "the 50s" is not 50. */
const DECADES: Readonly<Record<string, string>> = words.decades;
/** Words that are no plural of another word, though they end like one. */
const KEPT = new Set([...words.singulars, ...Object.values(DECADES)]);
const singulars = new LRUCache<string, string>({ max: 8000, memoMethod: singularOf });
export const singular = (word: string): string => singulars.memo(word);
/** Keeps both candidates: 'cookies' may be the plural of 'cookie' or of 'cooky'. */
function singularOf(word: string): string {
  if (KEPT.has(word) || word.length < 3) return word;
  return pluralize.singular(word).replace(/(?<=...)ie$/, 'y');
}
