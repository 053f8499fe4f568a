import { rowsOf } from '../art/fragments.js';
import { PLACE_LIST } from '../art/places.js';
import { HOURS, type Hour } from '../art/sky.js';
import { WEATHERS, type Weather } from '../art/weather.js';
import { NOUNS } from '../tables/nouns.js';
import { VERBS } from '../tables/verbs.js';
import * as say from '../tables/vocabulary.js';
import { wordsOf } from '../language/words.js';
import { HIMSELF, STYLE_WORDS, type StyleName } from './vocabulary.js';

export interface Noun {
  readonly art: string;
  /** As in the heads of the tables of nouns; and marcel, wear. */
  readonly kind: string;
  readonly size: number;
}

export interface Role {
  readonly name: string;
  readonly wears: readonly string[];
  readonly place: string | undefined;
}

export interface Verb {
  readonly name: string;
  readonly pose: string;
  readonly slot: string;
  readonly object: string;
  readonly marks: string;
  readonly place: string;
}

const PLACED = ['on', 'in', 'under', 'over', 'behind', 'front', 'beside', 'with'] as const;
const JOINED = ['wearing', 'as', 'and', 'of'] as const;
const RELATIONS = [...PLACED, ...JOINED];

export type Meaning =
  | { readonly type: 'noun'; readonly noun: Noun }
  | { readonly type: 'role'; readonly role: Role }
  | { readonly type: 'verb'; readonly verb: Verb }
  | { readonly type: 'hour'; readonly hour: Hour }
  | { readonly type: 'weather'; readonly weather: Weather }
  | { readonly type: 'style'; readonly style: StyleName }
  | { readonly type: 'relation'; readonly relation: (typeof RELATIONS)[number] }
  | { readonly type: 'wear' | 'color' | 'number' | 'size' | 'mood' | 'place'; readonly name: string }
  | { readonly type: 'filler' | 'not' };

const columns = (row: string): string[] => row.split('|').map((column) => column.trim());

function* nouns(): Generator<readonly [string, Noun]> {
  for (const row of rowsOf(NOUNS)) {
    const [head = '', body = ''] = columns(row);
    const [kind = '', size = '1'] = head.split(' ');
    for (const entry of body.split(';').filter((one) => one.trim() !== '')) {
      const [art = '', words] = entry.trim().split(':');
      const own = art.replaceAll('-', ' ').replace(/[A-Z]/g, ' $&');
      const terms = words?.replace('+', `${own},`) ?? own;
      for (const term of terms.split(',')) yield [term, { art, kind, size: Number(size) }];
    }
  }
  for (const term of HIMSELF.split(',')) yield [term, { art: 'marcel', kind: 'marcel', size: 1 }];
}

function verbOf(row: string): { readonly verb: Verb; readonly words: readonly string[] } {
  const [name = '', words = '', pose = 'stand', slot = 'beside', object = '', marks = '', place = ''] = columns(row);
  return { verb: { name, pose, slot, object, marks, place }, words: words.split(',') };
}

export const VERB_LIST = rowsOf(VERBS).map(verbOf);

export const verbNamed = (name: string): Verb | undefined => VERB_LIST.find(({ verb }) => verb.name === name)?.verb;

function* roles(): Generator<readonly [string, Role]> {
  for (const row of say.ROLES.split(';')) {
    const [head = '', wears = '', place] = columns(row);
    const [name = '', words = ''] = head.split(':');
    const role = { name, wears: wears.split(' ').filter(Boolean), place: place || undefined };
    for (const word of words.split(',')) yield [word, role];
  }
}

/** All meanings of a phrase, by its words in the singular. */
const meanings = new Map<string, Meaning[]>();
const firsts = new Set<string>();

function add(term: string, meaning: Meaning): void {
  const key = wordsOf(term).join(' ');
  meanings.set(key, [...(meanings.get(key) ?? []), meaning]);
  firsts.add(key.split(' ')[0] ?? '');
}

const addAll = (terms: readonly string[], meaning: Meaning): void => terms.forEach((term) => add(term, meaning));

type Table = ReadonlyMap<string, readonly string[]>;

function addTable(type: 'color' | 'number' | 'size' | 'mood' | 'wear', table: Table): void {
  for (const [name, terms] of table) addAll(terms, { type, name });
}

let style: StyleName;
for (style in STYLE_WORDS) addAll(STYLE_WORDS[style].split(','), { type: 'style', style });
for (const relation of RELATIONS) addAll(say.RELATIONS.get(relation) ?? [], { type: 'relation', relation });
addTable('number', say.NUMBERS);
addTable('size', say.SIZES);
addTable('wear', say.WEARS);
for (const { name, words: terms } of PLACE_LIST) addAll(terms, { type: 'place', name });
for (const hour of HOURS) addAll(say.HOURS.get(hour) ?? [], { type: 'hour', hour });
for (const weather of WEATHERS) addAll(say.WEATHERS.get(weather) ?? [], { type: 'weather', weather });
for (const [word, role] of roles()) add(word, { type: 'role', role });
for (const { verb, words: terms } of VERB_LIST) addAll(terms, { type: 'verb', verb });
for (const [word, noun] of nouns()) add(word, { type: 'noun', noun });
addTable('mood', say.MOODS);
addTable('color', say.COLORS);
addAll(say.FILLERS.trim().split(/\s+/), { type: 'filler' });
addAll(['no', 'without', 'not', 'nor', 'neither'], { type: 'not' });

const LONGEST = 5;

export interface Match {
  readonly meanings: readonly Meaning[];
  readonly length: number;
}

/** Returns the meanings of the longest phrase that starts at a word. */
export function meaningsAt(words: readonly string[], at: number): Match | undefined {
  if (!firsts.has(words[at] ?? '')) return undefined;
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
    const found = meanings.get(words.slice(at, at + length).join(' '));
    if (found !== undefined) return { meanings: found, length };
  }
  return undefined;
}

let everyWord: ReadonlySet<string> | undefined;

/** All single words of all phrases. */
export function words(): ReadonlySet<string> {
  everyWord ??= new Set([...meanings.keys()].flatMap((key) => key.split(' ')));
  return everyWord;
}

export const allNouns = (): Noun[] => [...nouns()].map(([, noun]) => noun);

export const nounOf = (term: string): Noun | undefined =>
  meanings.get(wordsOf(term).join(' '))?.flatMap((one) => (one.type === 'noun' ? one.noun : []))[0];

let byArt: ReadonlyMap<string, Noun> | undefined;

/** Returns the noun of a picture, or a small thing where no word names it. */
export function nounWithArt(art: string): Noun {
  byArt ??= new Map([...nouns()].map(([, noun]) => [noun.art, noun] as const));
  return byArt.get(art) ?? { art, kind: 'thing', size: 0.5 };
}

export const termOf = (art: string): string | undefined => {
  for (const [key, all] of meanings) if (all.some((one) => one.type === 'noun' && one.noun.art === art)) return key;
  return undefined;
};
