import { once } from 'es-toolkit';
import { createRequire } from 'node:module';
import * as z from 'zod/mini';
import { PLACE_LIST } from '../art/places.js';
import { HOURS, WEATHERS, type Hour, type Weather } from '../art/sky.js';
import nounTable from '../tables/nouns.json' with { type: 'json' };
import roleTable from '../tables/roles.json' with { type: 'json' };
import verbTable from '../tables/verbs.json' with { type: 'json' };
import vocabulary from '../tables/vocabulary.json' with { type: 'json' };
import { toWords } from '../../../language/words.js';
import { FEATURES, vocabularyTerms, MARCEL_TERMS, STYLES, type StyleName } from './vocabulary.js';

const require = createRequire(import.meta.url);
type Colored = { readonly color?: string | undefined };
/** A kind is one of the heads of the tables of nouns, or marcel, or wear; a color is other than that of the picture. */
export type Noun = Readonly<Record<'art' | 'kind', string>> & Colored & { readonly size: number };
type Clothes = readonly (Colored & { readonly name: string })[];
type Job = readonly [verb: string, object?: string];
export type Role = Readonly<{ wears: Clothes; place: string | undefined; job: Job }>;
export type Verb = Readonly<Record<'name' | 'pose' | 'slot' | 'object' | 'marks' | 'place', string>>;
const PLACED = ['on', 'in', 'under', 'over', 'behind', 'front', 'top'] as const;
const NEAR = ['beside', 'with', 'between', 'around', 'ahead'] as const;
export type Relation = (typeof PLACED)[number] | (typeof NEAR)[number];
const JOINED = ['wearing', 'as', 'and', 'of', 'from', 'shaped'] as const;
const RELATIONS = [...PLACED, ...NEAR, ...JOINED];
export type Meaning =
  | { readonly type: 'noun'; readonly noun: Noun }
  | { readonly type: 'role'; readonly role: Role }
  | { readonly type: 'verb'; readonly verb: Verb }
  | { readonly type: 'hour'; readonly hour: Hour }
  | { readonly type: 'weather'; readonly weather: Weather }
  | { readonly type: 'style'; readonly style: StyleName }
  | { readonly type: 'relation'; readonly relation: (typeof RELATIONS)[number] }
  | { readonly type: 'wear' | 'color' | 'material' | 'number' | 'size' | 'mood' | 'place'; readonly name: string }
  | { readonly type: 'filler' | 'not' };
const columns = (row: string): string[] => row.split('|').map((column) => column.trim());
/** Yields the words of `nouns.json`, each with its picture. */
export function* nouns(): Generator<readonly [string, Noun]> {
  for (const [head, entries] of Object.entries(nounTable)) {
    const [kind = '', size = '1'] = head.split(' ');
    for (const entry of entries) {
      const [picture = '', words] = entry.split(':');
      const [art = '', color] = picture.split('~');
      const spacedName = art.replaceAll('-', ' ').replace(/[A-Z]/g, ' $&');
      const terms = words?.replace('+', `${spacedName},`) ?? spacedName;
      for (const term of terms.split(',')) yield [term, { art, kind, size: Number(size), color }];
    }
  }
  for (const term of MARCEL_TERMS.split(',')) yield [term, { art: 'marcel', kind: 'marcel', size: 1 }];
}
/** Actions with their words; `tables/README.md` explains their columns. */
export const VERB_LIST = Object.entries(verbTable.verbs).map(([row, words]) => {
  const [name = '', pose = 'stand', slot = 'beside', object = '', marks = '', place = ''] = columns(row);
  const verb: Verb = { name, pose, slot, object, marks, place };
  return { verb, words: words.split(',') };
});
export const verbNamed = (name: string): Verb | undefined => VERB_LIST.find(({ verb }) => verb.name === name)?.verb;
export function toWorn(text: string): Role['wears'][number] {
  const [name = '', color] = text.split('~');
  return { name, color };
}
/** Roles that Marcel plays in costume: what is worn | place | what is done and with what. */
function* roles(): Generator<readonly [string, Role]> {
  for (const [words, row] of Object.entries(roleTable.roles)) {
    const [wears = '', place, job = ''] = columns(row);
    const [verb = '', object] = job.split(/\s+/);
    const pieces = wears.split(/\s+/).filter(Boolean);
    const role: Role = { wears: pieces.map(toWorn), place: place || undefined, job: [verb, object] };
    for (const word of words.split(',')) yield [word, role];
  }
}
/** Returns the words of a phrase, in which all owners are alike: "brushing her teeth" is "brushing his teeth". */
const toKey = (all: readonly string[]): string => all.join(' ').replace(/\b(?:her|its|their|my|your|our)\b/g, 'his');
/** All meanings of a phrase, by its words in the singular. */
const meanings = new Map<string, Meaning[]>();
function add(term: string, meaning: Meaning): void {
  const key = toKey(toWords(term));
  meanings.set(key, [...(meanings.get(key) ?? []), meaning]);
}
const addAll = (terms: readonly string[], meaning: Meaning): void => terms.forEach((term) => add(term, meaning));
for (const style of STYLES) addAll(vocabularyTerms.style.get(style) ?? [], { type: 'style', style });
for (const relation of RELATIONS) addAll(vocabularyTerms.relation.get(relation) ?? [], { type: 'relation', relation });
for (const type of ['color', 'number', 'size', 'mood', 'wear'] as const)
  for (const [name, terms] of vocabularyTerms[type]) addAll(terms, { type, name });
for (const { name, words: terms } of PLACE_LIST) addAll(terms, { type: 'place', name });
for (const hour of HOURS) addAll(vocabularyTerms.hour.get(hour) ?? [], { type: 'hour', hour });
for (const weather of WEATHERS) addAll(vocabularyTerms.weather.get(weather) ?? [], { type: 'weather', weather });
for (const [word, role] of roles()) add(word, { type: 'role', role });
const STARTS = ['playing the ', 'playing ', 'play the ', 'play '];
const withArticles = (term: string): ReadonlySet<string> =>
  new Set(STARTS.map((start) => term.replace(/^playing (?:the )?/, start)));
for (const { verb, words: terms } of VERB_LIST)
  for (const term of terms) addAll([...withArticles(term)], { type: 'verb', verb });
for (const [word, noun] of nouns()) add(word, { type: 'noun', noun });
const MADE = ['made of', 'made out of', 'made from', 'covered in', 'covered with', 'overgrown with'];
for (const [name, terms] of vocabularyTerms.material)
  for (const made of MADE) for (const term of terms) add(`${made} ${term}`, { type: 'material', name });
addAll([...vocabulary.fillers, ...FEATURES, ...vocabulary.portions], { type: 'filler' });
addAll(['no', 'without', 'not', 'nor', 'neither'], { type: 'not' });
export const emojiNames = once(() =>
  z.record(z.string(), z.string()).parse(require('@iconify-json/fluent-emoji-flat/chars.json')),
);
/** Pictograms that are signs, faces, colors, people or parts of bodies: their names mean something else in a prompt. */
const { firstWords, parts } = vocabulary.ignoredPictograms;
const IGNORED_PICTOGRAMS = new RegExp(`^(?:${firstWords.join('|')})(?:-|$)|${parts.join('|')}`);
const pictogramsByName = once(() => {
  const names = [...new Set(Object.values(emojiNames()))].filter((name) => !IGNORED_PICTOGRAMS.test(name));
  const meaningOf = (art: string): Meaning => ({ type: 'noun', noun: { art, kind: 'thing', size: 0.5 } });
  return new Map(names.map((art) => [toWords(art).join(' '), [meaningOf(art)]] as const));
});
const LONGEST = 5;
export type Match = { readonly meanings: readonly Meaning[]; readonly length: number };
/** Returns the meanings of the longest phrase that starts at a word. */
export function meaningsAt(words: readonly string[], at: number): Match | undefined {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
    const phrase = toKey(words.slice(at, at + length));
    const meaning = meanings.get(phrase) ?? pictogramsByName().get(phrase);
    if (meaning !== undefined) return { meanings: meaning, length };
  }
  return undefined;
}
export const words = once(
  () => new Set([...meanings.keys(), ...pictogramsByName().keys()].flatMap((key) => key.split(' '))),
);
const nounsByArt = once(() => new Map([...nouns()].toReversed().map(([, noun]) => [noun.art, noun] as const)));
/** Returns the noun of a picture, or a small thing where no word names it. */
export const nounWithArt = (art: string): Noun => nounsByArt().get(art) ?? { art, kind: 'thing', size: 0.5 };
export const findTerm = (art: string): string | undefined =>
  [...meanings].find(([, all]) => all.some((one) => one.type === 'noun' && one.noun.art === art))?.[0];
const EMOJI_WORDS = new Map(Object.entries(vocabulary.emojiWords));
export function wordsOfEmoji(emoji: string): string {
  const names = emojiNames();
  const points = [...emoji.replaceAll('\uFE0F', '')].map((point) => point.codePointAt(0)?.toString(16) ?? '');
  const name = names[points.join('-')] ?? names[points[0] ?? ''] ?? '';
  const nameWords = toWords(name).filter((word) => words().has(word));
  return name.endsWith('-button') ? '' : (EMOJI_WORDS.get(name) ?? findTerm(name) ?? nameWords.join(' '));
}
