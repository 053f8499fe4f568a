import table from './letters.json' with { type: 'json' };

const { signs, intros, ends, greetings } = table;
const SIGNS = `\\b(?:${signs.map((word) => `[${word[0]}${word[0]?.toUpperCase()}]${word.slice(1)}`).join('|')})\\b`;
const INTRO = `(?<!\\p{L})(?:${intros.join('|')}):? `;
const INTRO_WITHOUT_READING = INTRO.replace('|reading', '');
const QUOTED = new RegExp(
  `(?:${INTRO_WITHOUT_READING})?(?:["“”„«»]([^"“”„«»]{1,40})["“”„«»]|(?<!\\p{L})['‘’]([^'‘’]{2,40})['‘’](?!\\p{L}))`,
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
const GREETING = new RegExp(
  `(?<![\\p{L}])(?:${greetings.join('|')})(?:,? (?:to |dear |für |a |à )?(\\p{Lu}[\\p{L}’'-]+))?`,
  'iu',
);
/** Returns the words that are to be written on the picture, and the rest of the prompt. */
export function lettersIn(prompt: string): { readonly letters: string | undefined; readonly rest: string } {
  const quote = QUOTED.exec(prompt) ?? SAYING.exec(prompt) ?? LETTERED.exec(prompt);
  if (quote !== null) return { letters: (quote[1] ?? quote[2] ?? '').trim(), rest: prompt.replace(quote[0], ' ') };
  const greeting = GREETING.exec(prompt);
  if (greeting === null) return { letters: undefined, rest: prompt };
  const [all, name] = greeting;
  const isName = name !== undefined && /^\p{Lu}/u.test(name);
  const greeted = isName || name === undefined ? all : all.slice(0, all.length - name.length);
  const letters = greeted.replace(/,? to /i, ' ').trim();
  const after = prompt.replace(letters, letters.replace(isName ? (name ?? '') : '\0', ''));
  return { letters: letters[0]?.toUpperCase() + letters.slice(1), rest: after };
}
