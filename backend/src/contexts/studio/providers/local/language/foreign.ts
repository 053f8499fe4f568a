import pluralize from 'pluralize';
import { transliterate } from 'transliteration';
import { toSet } from '../sets.js';
import tables from '../tables/foreign.json' with { type: 'json' };

const ENGLISH = toSet('the,a,an,of,with,and,on,at,his,her,is,to,from,in');
const ADJECTIVES = toSet('red,blue,green,yellow,black,white,pink,purple,orange,brown,grey,big,small,old,happy,sad');
type Word = Readonly<Record<'typed' | 'raw', string>>;
/** The languages by their columns in the tables. The endings of `plurals` count unless an article of `singular` is before. */
const LANGUAGES = tables.languages.map(({ plurals, singular, others, endings }, column) => ({
  ...{ column, endings, plurals: new RegExp(plurals), singular: new Set(singular) },
  markers: new Set([...singular, ...others]),
}));
type Language = (typeof LANGUAGES)[number];
/** Visitors write 'Lowe' or 'Loewe' where the keyboard has no umlauts. */
function spellingsOf(word: string): readonly string[] {
  const folded = transliterate(word).toLowerCase();
  return [folded, folded.replace(/([aou])e/g, '$1')];
}
/**
 * Rows of nouns, verbs and adjectives, and of small words that join others: English, German, French and Spanish. Several words of
 * one language are joined by a slash, a minus stands for none, and an underscore for a space.
 */
const ROWS = [...tables.words, ...tables.functionWords];
const dictionaryOf = ({ column }: Language): ReadonlyMap<string, string> =>
  new Map(
    ROWS.flatMap(([english = '', ...others]) => {
      const words = (others[column] ?? '-').split('/').flatMap(spellingsOf);
      return words.map((word) => [word, english.replaceAll('_', ' ')] as const);
    }),
  );
const dictionaries = new Map(LANGUAGES.map((language) => [language, dictionaryOf(language)]));
function translate(word: string, language: Language): { english: string; ending: string } | undefined {
  const cached = dictionaries.get(language);
  for (const last of ['', 'o', 'e'])
    for (const ending of language.endings) {
      const stem = word.slice(0, word.length - ending.length) + last;
      const english = word.endsWith(ending) ? cached?.get(stem) : undefined;
      if (english !== undefined) return { english, ending };
    }
  return undefined;
}
/** Takes a German compound apart: "Porzellanladen" is a shop, "Blumentopf" is a flower pot. */
function compound(word: string, language: Language): ReturnType<typeof translate> {
  if (language.column !== 0 || word.length < 8) return undefined;
  for (let at = 3; at <= word.length - 3; at += 1) {
    const last = translate(word.slice(at), language);
    if (last === undefined) continue;
    const first = [0, 1, 2].map((joint) => translate(word.slice(0, at - joint), language)).find(Boolean);
    if (first !== undefined || word.length - at > 4)
      return { ...last, english: [first?.english, last.english].filter(Boolean).join(' ') };
  }
  return undefined;
}
/** Returns the language that most words speak for, other than those that English has too; undefined for English. */
function findLanguage(words: readonly Word[], vocabulary: ReadonlySet<string>): Language | undefined {
  const english = words.filter(({ raw }) => ENGLISH.has(raw) || /.{3}ing$/.test(raw)).length;
  const scores = LANGUAGES.map((language) => {
    const marked = words.filter(({ raw }) => language.markers.has(raw)).length;
    const nouns = words.filter(({ raw }) => !vocabulary.has(raw) && translate(raw, language) !== undefined).length;
    return { language, score: marked === 0 && nouns < 2 && nouns < words.length ? 0 : marked + nouns / 2 };
  });
  const [best] = scores.toSorted((one, other) => other.score - one.score);
  return best !== undefined && best.score >= 1 && best.score > english ? best.language : undefined;
}
const setPhrases = Object.entries(tables.setPhrases).flatMap(([english, phrases]) =>
  phrases.map((phrase) => [new RegExp(`(?<!\\p{L})${phrase}(?!\\p{L})`, 'giu'), english] as const),
);
/** Translates phrases that mean something else than their words do: "im Mondlicht". */
export const withoutSetPhrases = (text: string): string =>
  setPhrases.reduce((all, [phrase, english]) => all.replace(phrase, english), text);
/** Puts German, French and Spanish words into English; colors come before what they color. */
export function translated(words: readonly Word[], vocabulary: ReadonlySet<string>): readonly Word[] {
  const language = findLanguage(words, vocabulary);
  if (language === undefined) return words;
  const out: Word[] = [];
  for (const [at, { typed, raw }] of words.entries()) {
    const translation = translate(raw, language) ?? compound(raw, language);
    const { english: one, ending } = translation ?? { english: raw, ending: '' };
    const isSingular = words.slice(Math.max(0, at - 2), at).some((before) => language.singular.has(before.raw));
    const isPlural = !isSingular && language.plurals.test(ending) && !ADJECTIVES.has(one) && !one.endsWith('ing');
    const english = isPlural ? pluralize.plural(one) : one;
    const put = english.split(' ').map((one, part) => ({ typed: part === 0 ? typed : '', raw: one }));
    const last = out.at(-1);
    const isBehind = language.column > 0 && ADJECTIVES.has(english) && last !== undefined && last.raw.length > 2;
    if (isBehind) out.splice(-1, 1, ...put, last);
    else out.push(...put);
  }
  return out;
}
