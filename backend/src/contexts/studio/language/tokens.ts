import { dictionary } from '@zxcvbn-ts/language-common';
import { once } from 'es-toolkit';
import { distance } from 'fastest-levenshtein';
import { translated } from './foreign.js';
import { singular, spelledIn } from './words.js';

export type Token = Readonly<Record<'isPlural' | 'isProgressive' | 'isMended', boolean>> & {
  /** The text that the visitor wrote; empty for further words of the same text. */
  readonly typed: string;
  /** The English word in the singular, without typos; a comma stands for itself. */
  readonly word: string;
};
type Vocabulary = { readonly words: () => ReadonlySet<string>; readonly wordsOfEmoji: (emoji: string) => string };
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const isEmoji = (letter: string): boolean => /[\p{RI}\p{Extended_Pictographic}]/u.test(letter);
function splitAtEmoji(prompt: string): string[] {
  const parts = [''];
  for (const { segment } of graphemes.segment(prompt))
    if (isEmoji(segment)) parts.push(segment, '');
    else parts.push((parts.pop() ?? '') + segment);
  return parts;
}
const commonWords = once(() => new Set(Object.values(dictionary).flat().map(String)));
function isTypoOf(word: string, other: string): boolean {
  const at = [...word].findIndex((letter, place) => letter !== other[place]);
  const swapped = word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
  return distance(word, other) === 1 || swapped === other;
}
/** Returns the only known word that a typo can mean; undefined if there is none or more than one. */
function correctTypo(word: string, known: ReadonlySet<string>): string | undefined {
  const stem = word.replace(/(?:ing|ed|er|est|ly)$/, '');
  const isWord = [word, stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].some((one) => commonWords().has(one));
  if (word.length < 5 || known.has(word) || /\d/.test(word) || isWord) return undefined;
  if (known.has(word.replace('f', 'ph'))) return word.replace('f', 'ph');
  const near = [...known].filter((other) => other[0] === word[0] && isTypoOf(word, other));
  return near.length === 1 ? near[0] : undefined;
}
export function tokenize(prompt: string, { words: knownWords, wordsOfEmoji }: Vocabulary): Token[] {
  const pieces = splitAtEmoji(prompt).flatMap((part, at) =>
    at % 2 === 1 ? part : (part.match(/\d0['’]s\b|[\p{L}\p{N}\p{M}'’-]+|[,.;:!?]/gu) ?? []),
  );
  const words = pieces.flatMap((typed): { typed: string; raw: string }[] => {
    if (/^[,.;:!?]$/.test(typed)) return [{ typed: '', raw: ',' }];
    const raw = spelledIn(isEmoji(typed) ? wordsOfEmoji(typed) : typed.replace(/^(?:[ld]|qu)['’]/i, ''));
    return (raw.length === 0 ? [''] : raw).map((word, part) => ({ typed: part === 0 ? typed : '', raw: word }));
  });
  return translated(words, knownWords()).map(({ typed, raw }): Token => {
    const word = raw === ',' ? raw : singular(raw);
    const meant = word === ',' || word === '' ? undefined : correctTypo(word, knownWords());
    return {
      ...{ typed, word: meant ?? word, isMended: meant !== undefined },
      isPlural: word !== raw && !raw.endsWith('ie'),
      isProgressive: raw.endsWith('ing') && /[aeiouy]/.test(raw.slice(0, -3)),
    };
  });
}
