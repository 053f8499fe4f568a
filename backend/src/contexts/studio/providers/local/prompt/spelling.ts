import { dictionary } from '@zxcvbn-ts/language-common';
import { distance } from 'fastest-levenshtein';
import { emojiNames, termOf, words as knownWords } from './lexicon.js';
import { pairsOf } from '../sets.js';
import { wordsOf } from '../language/words.js';

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const isEmoji = (letter: string): boolean => /[\p{RI}\p{Extended_Pictographic}]/u.test(letter);
export function emojiApart(prompt: string): string[] {
  const parts = [''];
  for (const { segment } of letters.segment(prompt))
    if (isEmoji(segment)) parts.push(segment, '');
    else parts.push((parts.pop() ?? '') + segment);
  return parts;
}
const OURS = pairsOf(
  'hot-beverage coffee,water-wave wave,mage wizard,grinning-face smiling,automobile car,birthday-cake cake',
);
function spelled(emoji: string): string {
  const names = emojiNames();
  const points = [...emoji.replaceAll('\uFE0F', '')].map((point) => point.codePointAt(0)?.toString(16) ?? '');
  const name = names[points.join('-')] ?? names[points[0] ?? ''] ?? '';
  const known = wordsOf(name).filter((word) => knownWords().has(word));
  return name.endsWith('-button') ? '' : (OURS.get(name) ?? termOf(name) ?? known.join(' '));
}
export const spelledOut = (prompt: string): string =>
  emojiApart(prompt)
    .map((part) => (isEmoji(part) ? spelled(part) : part))
    .join(' ');
const SHORTEST = 5;
let commonWords: ReadonlySet<string> | undefined;

/** Returns whether a word differs from another by one letter, or by two that changed places. */
function isOneSlipFrom(word: string, other: string): boolean {
  const at = [...word].findIndex((letter, place) => letter !== other[place]);
  const swapped = word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
  return distance(word, other) === 1 || swapped === other;
}

/** Returns the only known word that a typo can mean; undefined if there is none or more than one. */
export function meantBy(word: string): string | undefined {
  commonWords ??= new Set(Object.values(dictionary).flat().map(String));
  const stem = word.replace(/(?:ing|ed|er|est|ly)$/, '');
  const isWord = [word, stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].some((one) => commonWords?.has(one));
  if (word.length < SHORTEST || knownWords().has(word) || /\d/.test(word) || isWord) return undefined;
  if (knownWords().has(word.replace('f', 'ph'))) return word.replace('f', 'ph');
  const near = [...knownWords()].filter((other) => other[0] === word[0] && isOneSlipFrom(word, other));
  return near.length === 1 ? near[0] : undefined;
}
