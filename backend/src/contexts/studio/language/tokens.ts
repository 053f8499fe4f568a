import { once, uniq } from 'es-toolkit';
import { distance } from 'fastest-levenshtein';
import { createRequire } from 'node:module';
import * as z from 'zod/mini';
import { translated } from './foreign.js';
import lettering from './letters.json' with { type: 'json' };
import { singular, spelledIn } from './words.js';

export type Token = Readonly<Record<'isPlural' | 'isProgressive' | 'isMended', boolean>> & {
  /** The text that the visitor wrote; empty for further words of the same text. */
  readonly typed: string;
  /** The English word in the singular, without typos; a comma stands for itself. */
  readonly word: string;
};
const { signs, intros, ends, greetings } = lettering;
const withEitherCase = (words: readonly string[]): string =>
  words.map((word) => `[${word[0]}${word[0]?.toUpperCase()}]${word.slice(1)}`).join('|');
const SIGNS = `\\b(?:${withEitherCase(signs)})\\b`;
const INTRO = `(?<!\\p{L})(?:${intros.join('|')}):? `;
const INTRO_WITHOUT_READING = INTRO.replace('|reading', '');
const QUOTED = new RegExp(
  `(?:${INTRO_WITHOUT_READING})?(?:["“”„«»]([^"“”„«»]{1,40})["“”„«»]|(?<!\\p{L})['‘’]([^'‘’]{2,40})['‘’](?!\\p{L})|(\\d+ ?[-+−×x*] ?\\d+ ?= ?[\\d?]+))`,
  'iu',
);
/** Letters without quotes: a row of capitals, or all words up to a preposition. */
const SAYING = new RegExp(
  `(?:${INTRO}|(?<=${SIGNS} ))((?:[IA] )?\\p{Lu}{2,}[!?]*(?: [\\p{Lu}\\p{N}!?&'’-]+(?!\\p{Ll}))*)(?!\\p{Ll})`,
  'u',
);
const LETTERED = new RegExp(
  `(?:(?<=${SIGNS}.{0,20})${INTRO}|${INTRO_WITHOUT_READING}(?=\\p{Lu}))([\\p{L}\\p{N}][^,.;:]{0,30}?)(?= (?:${ends.join('|')}) |[,.;:]|$)`,
  'u',
);
const GREETING = new RegExp(`(?<!\\p{L})(?:${greetings.join('|')})(?![\\p{L}])`, 'iu');
const RECIPIENT = `(?:${withEitherCase(lettering.recipients)})(?!\\p{L})`;
const NAME = `(?!(?:${lettering.notNames.join('|')})(?!\\p{L}))\\p{Lu}[\\p{L}’'-]+`;
/** Names and relatives after a greeting: "dear Emma", "mom and dad". */
const ADDRESS = new RegExp(`^(?:(?:,| and| &)? (?:to |dear |my |für |a |à )*(?:${RECIPIENT}|${NAME}))+`, 'u');
const PROPER_NAME = new RegExp(`(?!${RECIPIENT})(?<!\\p{L})${NAME}`, 'gu');
/** The occasion of a greeting: "for your help", "on your new job". */
const OCCASION = new RegExp(lettering.occasions, 'iu');
const LAST_THANKS = new RegExp(lettering.thanks, 'iu');
/** Returns the words that are to be written on the picture, and the rest of the prompt. */
export function lettersIn(asked: string): { letters: string | undefined; rest: string; isGreeting?: boolean } {
  const prompt = asked.replace(LAST_THANKS, '');
  const quote = QUOTED.exec(prompt) ?? SAYING.exec(prompt) ?? LETTERED.exec(prompt);
  if (quote) return { letters: quote.slice(1).find(Boolean)?.trim(), rest: prompt.replace(quote[0], ' ') };
  const greeting = GREETING.exec(prompt);
  if (greeting === null) return { letters: undefined, rest: prompt };
  const [words] = greeting;
  const after = prompt.slice(greeting.index + words.length);
  const [address = ''] = ADDRESS.exec(after) ?? [];
  const [occasion = ''] = OCCASION.exec(after.slice(address.length)) ?? [];
  const letters = (words + address + occasion).trim();
  const unnamed = words + address.replaceAll(PROPER_NAME, '') + after.slice(address.length);
  return {
    letters: letters[0]?.toUpperCase() + letters.slice(1),
    rest: prompt.slice(0, greeting.index) + unnamed,
    isGreeting: greeting.index === 0,
  };
}
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
const require = createRequire(import.meta.url);
/** Real words and names; the index of the package would load surnames, too. */
const wordsOf = (name: string): string[] =>
  z.array(z.string()).parse(require(`@zxcvbn-ts/language-en/dist/${name}.json.cjs`));
const commonWords = once(() => new Set(['commonWords', 'firstnames'].flatMap(wordsOf)));
function isTypoOf(word: string, other: string): boolean {
  const at = [...word].findIndex((letter, place) => letter !== other[place]);
  const swapped = word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
  return distance(word, other) === 1 || swapped === other;
}
const withoutDoubles = (word: string): string => word.replace(/(.)\1/g, '$1');
/** Returns the known word that a typo means, at best one that only doubles other letters; undefined if several fit equally well. */
function correctTypo(word: string, known: ReadonlySet<string>): string | undefined {
  if (word.length < 4 || known.has(word) || commonWords().has(word) || /\d/.test(word)) return undefined;
  if (known.has(word.replace('f', 'ph'))) return word.replace('f', 'ph');
  const sameStart = [...known].filter((other) => other[0] === word[0]);
  const near = sameStart.filter((other) => isTypoOf(word, other));
  const alike = sameStart.filter((other) => withoutDoubles(other) === withoutDoubles(word));
  const stem = word.replace(/(?:ing|ed|er|est|ly)$/, '');
  const isForm = [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].some((one) => one !== word && commonWords().has(one));
  const choices =
    word.length < 5 || isForm ? [alike] : [alike, near, near.filter((other) => other.length > word.length)];
  return choices.find(({ length }) => length === 1)?.[0];
}
const [ARTICLE, MANY] = [/^(?:an?|one|the|this|my)$/, /^(?:colou?rful|tropical|many|some|exotic|different)$/];
/** Words that are the same in the plural. Most fish are single: "eating fish", but not "among tropical fish". */
function areSeveral(word: string, adjective = '', article = ''): boolean {
  const isSame = word === 'fish' ? MANY.test(adjective) : /^(?:sheep|deer|bison|moose)$/.test(word);
  return isSame && !ARTICLE.test(adjective) && !ARTICLE.test(article);
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
  return translated(words, knownWords()).map(({ typed, raw }, at, all): Token => {
    const word = raw === ',' ? raw : singular(raw);
    // The singular of a misspelled plural may be misspelled in another way: "olvies".
    const spellings = knownWords().has(word) ? [] : uniq([word, raw.replace(/s$/, '')]);
    const meant = spellings.map((one) => correctTypo(one, knownWords())).find(Boolean);
    return {
      ...{ typed, word: meant ?? word, isMended: meant !== undefined },
      isPlural: (word !== raw && !raw.endsWith('ie')) || areSeveral(word, all[at - 1]?.raw, all[at - 2]?.raw),
      isProgressive: raw.endsWith('ing') && /[aeiouy]/.test(raw.slice(0, -3)),
    };
  });
}
