import { dictionary } from '@zxcvbn-ts/language-common';
import { distance } from 'fastest-levenshtein';
import { groupBy } from '../../../../../platform/read-store/group-by.js';
import { CARRIES_NOTHING } from './function-words.js';
import { knownWords } from './known-words.js';

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

/** Replaces letters that sound alike by the same one, in this order. */
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

const soundOf = (word: string): string =>
  ALIKE.reduce((sound, [letters, sameAs]) => sound.replaceAll(letters, sameAs), word);

const SHORTEST = 5;

const LONG = 7;

let common: ReadonlySet<string> | undefined;

function isCommon(word: string): boolean {
  common ??= new Set(Object.values(dictionary).flat().map(String));
  return CARRIES_NOTHING.has(word) || [word, ...stemsOf(word)].some((one) => common?.has(one));
}

function stemsOf(word: string): string[] {
  const stem = /^(.{2,})(?:ing|ed|er|est|ly)$/.exec(word)?.[1];
  if (stem === undefined) return [];
  return [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/(.)\1$/, '$1')];
}

/** Corrects the unambiguous typos among the words. */
export const mended = (words: readonly string[]): readonly string[] => words.map((word) => meantBy(word) ?? word);

const SHORTEST_DRAWN_OUT = 3;

const SHORTEST_SOUND = 4;

const longEnough = (): string[] => [...knownWords()].filter(({ length }) => length >= SHORTEST);

let bySound: ReadonlyMap<string, readonly string[]> | undefined;

function spelledByEar(word: string): string | undefined {
  const known = SPELLED_BY_EAR.get(word);
  if (known !== undefined) return known;
  if (word.length < SHORTEST_SOUND || /\d/.test(word) || isCommon(word)) return undefined;
  bySound ??= groupBy(longEnough(), soundOf);
  const meant = bySound.get(soundOf(word)) ?? [];
  return meant.length === 1 ? meant[0] : undefined;
}

let byFirst: ReadonlyMap<string, readonly string[]> | undefined;

function beginningWith(): ReadonlyMap<string, readonly string[]> {
  byFirst ??= groupBy(longEnough(), ([first = '']) => first);
  return byFirst;
}

/** Returns the only known word that a typo can mean; undefined if there is none or more than one. */
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

function withoutDrawl(word: string): string | undefined {
  if (!/([a-z])\1\1/.test(word)) return undefined;
  const written = ['$1$1', '$1'].map((letters) => word.replaceAll(/(.)\1{2,}/g, letters));
  return written.find((one) => one.length >= SHORTEST_DRAWN_OUT && knownWords().has(one));
}

function isOneSlipFrom(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1) return false;
  return distance(word, other) === 1 || (word.length === other.length && isSwapped(word, other));
}

const isTwoSlipsFrom = (word: string, other: string): boolean =>
  Math.min(word.length, other.length) >= LONG && word.at(-1) === other.at(-1) && distance(word, other) === 2;

function isSwapped(word: string, other: string): boolean {
  const at = [...word].findIndex((letter, place) => letter !== other[place]);
  return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2) === other;
}
