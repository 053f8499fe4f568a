import { once } from 'es-toolkit';
import pluralize from 'pluralize';
import { transliterate } from 'transliteration';
import tables from './foreign.json' with { type: 'json' };

const ENGLISH = new Set('the a an of with and on at his her is to from in'.split(' '));
const ADJECTIVES = new Set(tables.adjectives.split(','));
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
/** Rows: English, German, French, Spanish. Slashes part words and hyphens join phrases; a minus is none, an underscore a space. */
const dictionaryOf = ({ column }: Language): ReadonlyMap<string, string> =>
  new Map(
    [...tables.words, ...tables.functionWords].flatMap(([english = '', ...others]) => {
      const words = (others[column] ?? '-').split('/').flatMap(spellingsOf);
      return words.map((word) => [word, english.replaceAll('_', ' ')] as const);
    }),
  );
const dictionaries = new Map(LANGUAGES.map((language) => [language, dictionaryOf(language)]));
function translate(word: string, language: Language): { english: string; ending: string } | undefined {
  for (const last of ['', 'o', 'e'])
    for (const ending of language.endings) {
      const stem = word.slice(0, word.length - ending.length) + last;
      const english = word.endsWith(ending) ? dictionaries.get(language)?.get(stem) : undefined;
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
const PARTS: Readonly<Record<string, string>> = tables.parts;
const partNamed = (_: string, name: string): string => PARTS[name] ?? '';
/** Phrases that mean something else than their words do: "im Mondlicht". Most are plain text, whose slow pattern is made only where it is found. */
const setPhrases = Object.entries(tables.setPhrases).flatMap(([english, phrases]) =>
  phrases.map((phrase) => ({
    ...{ english, text: /^[\p{L} '’-]+$/u.test(phrase) ? phrase.toLowerCase() : '' },
    pattern: once(() => new RegExp(`(?<!\\p{L})${phrase.replaceAll(/\{([a-z]+)\}/g, partNamed)}(?!\\p{L})`, 'giu')),
  })),
);
export function withoutSetPhrases(prompt: string): string {
  let [all, lower] = [prompt, prompt.toLowerCase()];
  for (const { english, text, pattern } of setPhrases)
    if (lower.includes(text)) {
      all = all.replace(pattern(), english);
      lower = all.toLowerCase();
    }
  return all;
}
/** Puts German, French and Spanish words into English; colors come before what they color. */
export function translated(words: readonly Word[], vocabulary: ReadonlySet<string>): readonly Word[] {
  const language = findLanguage(words, vocabulary);
  if (language === undefined) return words;
  const out: Word[] = [];
  const raws = words.map(({ raw }) => raw);
  for (let at = 0, length = 1, start = 0; at < words.length; at += length) {
    const joined = (count: number): string => raws.slice(at, at + count).join('-');
    length = [5, 4, 3, 2].find((count) => translate(joined(count), language) !== undefined) ?? 1;
    const raw = joined(length);
    const { english: one, ending } = translate(raw, language) ??
      compound(raw, language) ?? { english: raw, ending: '' };
    const isSingular = raws.slice(Math.max(0, at - 2), at).some((before) => language.singular.has(before));
    const isPlural = !isSingular && language.plurals.test(ending) && !ADJECTIVES.has(one) && !one.endsWith('ing');
    const english = isPlural ? pluralize.plural(one) : one;
    const typed = words[at]?.typed ?? '';
    const put = english.split(' ').map((one, part) => ({ typed: part === 0 ? typed : '', raw: one }));
    const isBehind = language.column > 0 && ADJECTIVES.has(english) && (out.at(-1)?.raw.length ?? 0) > 2;
    out.splice(isBehind ? start : out.length, 0, ...put);
    if (!isBehind) start = out.length - put.length;
  }
  return out;
}
