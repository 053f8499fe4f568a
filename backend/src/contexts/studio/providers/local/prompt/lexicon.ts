import { createRequire } from 'node:module';
import * as z from 'zod/mini';
import { toRows } from '../art/fragments.js';
import { PLACE_LIST } from '../art/places.js';
import { HOURS, WEATHERS, type Hour, type Weather } from '../art/sky.js';
import { NOUNS } from '../tables/nouns.js';
import { VERBS } from '../tables/verbs.js';
import * as say from '../tables/vocabulary.js';
import { toWords } from '../language/words.js';
import { FEATURES, MARCEL_TERMS, STYLES, type StyleName } from './vocabulary.js';

const require = createRequire(import.meta.url);
export interface Noun {
  readonly art: string;
  /** As in the heads of the tables of nouns; and marcel, wear. */
  readonly kind: string;
  readonly size: number;
  /** The color of a thing whose picture shows something of another color. */
  readonly color?: string | undefined;
}
export interface Role {
  readonly wears: readonly string[];
  readonly place: string | undefined;
  /** A verb and its object, for those who do nothing else. */
  readonly job: readonly [verb: string, object?: string];
}
export interface Verb {
  readonly name: string;
  readonly pose: string;
  readonly slot: string;
  readonly object: string;
  readonly marks: string;
  readonly place: string;
}
const PLACED = ['on', 'in', 'under', 'over', 'behind', 'front', 'beside', 'with', 'between', 'top'] as const;
export type Relation = (typeof PLACED)[number];
const JOINED = ['wearing', 'as', 'and', 'of', 'from'] as const;
const RELATIONS = [...PLACED, ...JOINED];
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
function* nouns(): Generator<readonly [string, Noun]> {
  for (const row of toRows(NOUNS)) {
    const [head = '', body = ''] = columns(row);
    const [kind = '', size = '1'] = head.split(' ');
    for (const entry of body.split(';').filter((one) => one.trim() !== '')) {
      const [picture = '', words] = entry.trim().split(':');
      const [art = '', color] = picture.split('~');
      const spacedName = art.replaceAll('-', ' ').replace(/[A-Z]/g, ' $&');
      const terms = words?.replace('+', `${spacedName},`) ?? spacedName;
      for (const term of terms.split(',')) yield [term, { art, kind, size: Number(size), color }];
    }
  }
  for (const term of MARCEL_TERMS.split(',')) yield [term, { art: 'marcel', kind: 'marcel', size: 1 }];
}
function parseVerb(row: string): { readonly verb: Verb; readonly words: readonly string[] } {
  const [name = '', words = '', pose = 'stand', slot = 'beside', object = '', marks = '', place = ''] = columns(row);
  return { verb: { name, pose, slot, object, marks, place }, words: words.split(',') };
}
export const VERB_LIST = toRows(VERBS).map(parseVerb);
export const verbNamed = (name: string): Verb | undefined => VERB_LIST.find(({ verb }) => verb.name === name)?.verb;
function* roles(): Generator<readonly [string, Role]> {
  for (const row of say.ROLES.split(';')) {
    const [words = '', wears = '', place, job = ''] = columns(row);
    const [verb = '', object] = job.split(/\s+/);
    const role: Role = { wears: wears.split(/\s+/).filter(Boolean), place: place || undefined, job: [verb, object] };
    for (const word of words.split(',')) yield [word, role];
  }
}
/** All meanings of a phrase, by its words in the singular. */
const meanings = new Map<string, Meaning[]>();
function add(term: string, meaning: Meaning): void {
  const key = toWords(term).join(' ');
  meanings.set(key, [...(meanings.get(key) ?? []), meaning]);
}
const addAll = (terms: readonly string[], meaning: Meaning): void => terms.forEach((term) => add(term, meaning));
const termsOf = (type: string, name: string): readonly string[] => say.findTable(type).get(name) ?? [];
function addTable(type: 'color' | 'number' | 'size' | 'mood' | 'wear'): void {
  for (const [name, terms] of say.findTable(type)) addAll(terms, { type, name });
}
for (const style of STYLES) addAll(termsOf('style', style), { type: 'style', style });
for (const relation of RELATIONS) addAll(termsOf('relation', relation), { type: 'relation', relation });
for (const type of ['number', 'size', 'wear'] as const) addTable(type);
for (const { name, words: terms } of PLACE_LIST) addAll(terms, { type: 'place', name });
for (const hour of HOURS) addAll(termsOf('hour', hour), { type: 'hour', hour });
for (const weather of WEATHERS) addAll(termsOf('weather', weather), { type: 'weather', weather });
for (const [word, role] of roles()) add(word, { type: 'role', role });
/** Games and instruments are played with an article or without. */
const STARTS = ['playing the ', 'playing ', 'play the ', 'play '];
const withArticles = (term: string): ReadonlySet<string> =>
  new Set(STARTS.map((start) => term.replace(/^playing (?:the )?/, start)));
for (const { verb, words: terms } of VERB_LIST)
  for (const term of terms) addAll([...withArticles(term)], { type: 'verb', verb });
for (const [word, noun] of nouns()) add(word, { type: 'noun', noun });
addTable('mood');
addTable('color');
for (const [name, terms] of say.findTable('material'))
  for (const made of ['made of', 'made out of', 'made from'])
    addAll(
      terms.map((term) => `${made} ${term}`),
      { type: 'material', name },
    );
addAll(say.FILLERS.trim().split(/\s+/), { type: 'filler' });
addAll([...FEATURES], { type: 'filler' });
const PORTIONS =
  'roof of,ball of,loaf of,slice of,piece of,scoop of,bar of,plate of,tray of,dish of,cup of,mug of,pot of,jug of,bottle of,glass of,can of,bag of,on mother s day,on father s day,on valentine s day,on new year s eve,on new year s day';
addAll(PORTIONS.split(','), { type: 'filler' });
addAll(['no', 'without', 'not', 'nor', 'neither'], { type: 'not' });
let emoji: Readonly<Record<string, string>> | undefined;
export function emojiNames(): Readonly<Record<string, string>> {
  emoji ??= z.record(z.string(), z.string()).parse(require('@iconify-json/fluent-emoji-flat/chars.json'));
  return emoji;
}
/** Pictograms that are signs, faces, colors, people or parts of bodies: their names mean something else in a prompt. */
const IGNORED_PICTOGRAMS = new RegExp(say.IGNORED_PICTOGRAMS.trim().replaceAll('\n', ''));
let pictograms: ReadonlyMap<string, readonly Meaning[]> | undefined;
function pictogramsByName(): ReadonlyMap<string, readonly Meaning[]> {
  pictograms ??= new Map(
    [...new Set(Object.values(emojiNames()))]
      .filter((name) => !IGNORED_PICTOGRAMS.test(name))
      .map((art) => [toWords(art).join(' '), [{ type: 'noun', noun: { art, kind: 'thing', size: 0.5 } }]] as const),
  );
  return pictograms;
}
const LONGEST = 5;
export interface Match {
  readonly meanings: readonly Meaning[];
  readonly length: number;
}
/** Returns the meanings of the longest phrase that starts at a word. */
export function meaningsAt(words: readonly string[], at: number): Match | undefined {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).join(' ');
    const meaning = meanings.get(phrase) ?? pictogramsByName().get(phrase);
    if (meaning !== undefined) return { meanings: meaning, length };
  }
  return undefined;
}
let everyWord: ReadonlySet<string> | undefined;
export function words(): ReadonlySet<string> {
  everyWord ??= new Set([...meanings.keys(), ...pictogramsByName().keys()].flatMap((key) => key.split(' ')));
  return everyWord;
}
export const allNouns = (): Noun[] =>
  [...nouns()].flatMap(([, noun]) => noun.art.split('+').map((art) => ({ ...noun, art })));
let byArt: ReadonlyMap<string, Noun> | undefined;
/** Returns the noun of a picture, or a small thing where no word names it. */
export function nounWithArt(art: string): Noun {
  byArt ??= new Map([...nouns()].map(([, noun]) => [noun.art, noun] as const));
  return byArt.get(art) ?? { art, kind: 'thing', size: 0.5 };
}
export const findTerm = (art: string): string | undefined => {
  for (const [key, all] of meanings) if (all.some((one) => one.type === 'noun' && one.noun.art === art)) return key;
  return undefined;
};
