import { GREETINGS } from '../tables/themes.js';
import { translated } from '../language/foreign.js';
import { emojiApart, meantBy, spelledOut } from './spelling.js';
import { singular, spelledIn } from '../language/words.js';

export interface Token {
  /** As the visitor wrote it; empty for further words of the same writing. */
  readonly typed: string;
  /** In the singular, in English, without typos; a comma stands for itself. */
  readonly word: string;
  readonly isPlural: boolean;
  readonly isProgressive: boolean;
  readonly isMended: boolean;
}
const QUOTED = /["“”„«»]([^"“”„«»]{1,40})["“”„«»]|(?<![\p{L}])['‘’]([^'‘’]{2,40})['‘’](?![\p{L}])/u;
const SAYING =
  /\b(?:that says?|saying|which says|with the (?:words?|text|caption|title|name)|the words?|reading:)\s+(\p{Lu}[\p{L}\p{N}'’! ]{1,30})/u;
const GREETING = new RegExp(
  `(?<![\\p{L}])(?:${GREETINGS.replaceAll(',', '|')})(?:,? (?:to |dear |für |a |à )?(\\p{Lu}[\\p{L}’'-]+))?`,
  'iu',
);

/** Returns the words that are to be written on the picture, and the rest of the prompt. */
export function lettersIn(prompt: string): { readonly letters: string | undefined; readonly rest: string } {
  const quote = QUOTED.exec(prompt) ?? SAYING.exec(prompt);
  if (quote !== null) return { letters: (quote[1] ?? quote[2] ?? '').trim(), rest: prompt.replace(quote[0], ' ') };
  const greeting = GREETING.exec(prompt);
  if (greeting === null) return { letters: undefined, rest: prompt };
  const [all, name] = greeting;
  const isName = name !== undefined && /^\p{Lu}/u.test(name);
  const letters = (isName || name === undefined ? all : all.slice(0, all.length - name.length))
    .replace(/,? to /i, ' ')
    .trim();
  const after = prompt.replace(letters, letters.replace(isName ? (name ?? '') : '\0', ''));
  return { letters: letters[0]?.toUpperCase() + letters.slice(1), rest: after };
}

export function tokensOf(prompt: string): Token[] {
  const pieces = emojiApart(prompt).flatMap((part, at) =>
    at % 2 === 1 ? part : (part.match(/\d0['’]s\b|[\p{L}\p{N}\p{M}'’-]+|[,.;:!?]/gu) ?? []),
  );
  const words = pieces.flatMap((typed): { typed: string; raw: string }[] => {
    if (/^[,.;:!?]$/.test(typed)) return [{ typed: '', raw: ',' }];
    const raw = spelledIn(spelledOut(typed.replace(/^(?:[ld]|qu)['’]/i, '')));
    return (raw.length === 0 ? [''] : raw).map((word, part) => ({ typed: part === 0 ? typed : '', raw: word }));
  });
  return translated(words).map(({ typed, raw }): Token => {
    const word = raw === ',' ? raw : singular(raw);
    const meant = word === ',' || word === '' ? undefined : meantBy(word);
    return {
      typed,
      word: meant ?? word,
      isPlural: word !== raw && !raw.endsWith('ie'),
      isProgressive: raw.endsWith('ing') && /[aeiouy]/.test(raw.slice(0, -3)),
      isMended: meant !== undefined,
    };
  });
}
