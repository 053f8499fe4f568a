import { dictionary } from '@zxcvbn-ts/language-common';
import { distance } from 'fastest-levenshtein';
import { groupBy } from '../../../../../platform/read-store/group-by.js';
import { CARRIES_NOTHING } from './function-words.js';
import { knownWords } from './known-words.js';

/** Words that children and speakers of other languages write so, though they are words or names somewhere. */
const SPELLED_BY_EAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    elefant: 'elephant',
    elefante: 'elephant',
    elephent: 'elephant',
    pinguin: 'penguin',
    aligator: 'alligator',
    delfin: 'dolphin',
    tiga: 'tiger',
    zebre: 'zebra',
    savana: 'savanna',
    rino: 'rhino',
    hipo: 'hippo',
    fone: 'phone',
    kake: 'cake',
    kastle: 'castle',
    kat: 'cat',
    skool: 'school',
  }),
);

/** Letters that sound alike, made the same; one after the other. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/([rg])h/g, '$1'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/[aeou]r$/g, 'er'],
  [/(?<=..)e$/g, ''],
];

/** How a word sounds, roughly: an elefant sounds like an elephant. */
const soundOf = (word: string): string =>
  ALIKE.reduce((sound, [letters, sameAs]) => sound.replaceAll(letters, sameAs), word);

/** In shorter words, one letter makes another word. */
const SHORTEST = 5;

/** So long that a word is known again with two letters wrong. */
const LONG = 7;

let common: ReadonlySet<string> | undefined;

/** Words that people write on purpose: none of them is a slip of another. */
function isCommon(word: string): boolean {
  common ??= new Set(Object.values(dictionary).flat().map(String));
  return CARRIES_NOTHING.has(word) || [word, ...stemsOf(word)].some((one) => common?.has(one));
}

/** What a word is a form of: hide of hiding, run of running, try of tried. */
function stemsOf(word: string): string[] {
  const stem = /^(.{2,})(?:ing|ed|er|est|ly)$/.exec(word)?.[1];
  if (stem === undefined) return [];
  return [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/(.)\1$/, '$1')];
}

/** The words with those put right that can only be a slip of a single known one. */
export const mended = (words: readonly string[]): readonly string[] => words.map((word) => meantBy(word) ?? word);

/** A shorter one is rather a key held down. */
const SHORTEST_DRAWN_OUT = 3;

/** In shorter words, another sound is another word. */
const SHORTEST_SOUND = 4;

/** Known words that others can be meant for. */
const longEnough = (): string[] => [...knownWords()].filter(({ length }) => length >= SHORTEST);

let bySound: ReadonlyMap<string, readonly string[]> | undefined;

/** What a word is that is written as it sounds; undefined where it sounds like none, or like two. */
function spelledByEar(word: string): string | undefined {
  const told = SPELLED_BY_EAR.get(word);
  if (told !== undefined) return told;
  if (word.length < SHORTEST_SOUND || /\d/.test(word) || isCommon(word)) return undefined;
  bySound ??= groupBy(longEnough(), soundOf);
  const meant = bySound.get(soundOf(word)) ?? [];
  return meant.length === 1 ? meant[0] : undefined;
}

let byFirst: ReadonlyMap<string, readonly string[]> | undefined;

/** Known words that are long enough to be slipped at, by their first letter. */
function beginningWith(): ReadonlyMap<string, readonly string[]> {
  byFirst ??= groupBy(longEnough(), ([first = '']) => first);
  return byFirst;
}

/** The known word that a mistyped one can only be; undefined where it is none, or where two could be meant. */
export function meantBy(word: string): string | undefined {
  if (knownWords().has(word)) return undefined;
  return withoutDrawl(word) ?? spelledByEar(word) ?? slippedFrom(word);
}

function slippedFrom(word: string): string | undefined {
  if (word.length < SHORTEST || /\d/.test(word) || isCommon(word)) return undefined;
  const others = beginningWith().get(word[0] ?? '') ?? [];
  const near = others.filter((other) => isOneSlipFrom(word, other));
  const meant = near.length === 0 && word.length >= LONG ? others.filter((other) => isTwoSlipsFrom(word, other)) : near;
  return meant.length === 1 ? meant[0] : undefined;
}

/** No word has a letter three times in a row: a mooon is a moon. */
function withoutDrawl(word: string): string | undefined {
  if (!/([a-z])\1\1/.test(word)) return undefined;
  const written = ['$1$1', '$1'].map((letters) => word.replaceAll(/(.)\1{2,}/g, letters));
  return written.find((one) => one.length >= SHORTEST_DRAWN_OUT && knownWords().has(one));
}

/** Whether a letter is wrong, missing or too much, or two have changed places. */
function isOneSlipFrom(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1) return false;
  return distance(word, other) === 1 || (word.length === other.length && isSwapped(word, other));
}

/** Another ending makes another word: a constructor is no construction. */
const isTwoSlipsFrom = (word: string, other: string): boolean =>
  Math.min(word.length, other.length) >= LONG && word.at(-1) === other.at(-1) && distance(word, other) === 2;

function isSwapped(word: string, other: string): boolean {
  const at = [...word].findIndex((letter, place) => letter !== other[place]);
  return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2) === other;
}
