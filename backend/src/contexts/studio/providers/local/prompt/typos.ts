import { dictionary } from '@zxcvbn-ts/language-common';
import { distance } from 'fastest-levenshtein';
import { groupBy } from '../../../../../platform/read-store/group-by.js';
import { words as knownWords } from './lexicon.js';

/** Letters that sound alike and what stands for them, in this order. */
const ALIKE = 'ph f,([rg])h $1,ck k,c(?=[eiy]) s,[cq] k,x ks,z s,y i,(.)\\1+ $1,[aeou]r$ er,(?<=..)e$ '
  .split(',')
  .map((pair) => {
    const [letters = '', sound = ''] = pair.split(' ');
    return [new RegExp(letters, 'g'), sound] as const;
  });

const soundOf = (word: string): string => ALIKE.reduce((all, [letters, sound]) => all.replaceAll(letters, sound), word);

const SHORTEST = 5;

function load() {
  const known = [...knownWords()].filter(({ length }) => length >= SHORTEST);
  const common = new Set(Object.values(dictionary).flat().map(String));
  return { common, bySound: groupBy(known, soundOf), byFirst: groupBy(known, ([first = '']) => first) };
}

let dictionaries: ReturnType<typeof load> | undefined;

function stemsOf(word: string): string[] {
  const stem = /^(.{2,40})(?:ing|ed|er|est|ly)$/.exec(word)?.[1];
  return stem === undefined ? [] : [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/(.)\1$/, '$1')];
}

function isOneSlipFrom(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1) return false;
  const at = [...word].findIndex((letter, place) => letter !== other[place]);
  const swapped = word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
  return distance(word, other) === 1 || swapped === other;
}

/** Returns the only known word that a typo can mean; undefined if there is none or more than one. */
export function meantBy(word: string): string | undefined {
  if (knownWords().has(word) || /\d/.test(word)) return undefined;
  const drawl = /([a-z])\1\1/.test(word) ? ['$1$1', '$1'].map((letters) => word.replaceAll(/(.)\1{2,}/g, letters)) : [];
  const short = drawl.find((one) => one.length > 2 && knownWords().has(one));
  dictionaries ??= load();
  const { common, bySound, byFirst } = dictionaries;
  if (short !== undefined || [word, ...stemsOf(word)].some((one) => common.has(one))) return short;
  const alike = word.length < SHORTEST - 1 ? [] : (bySound.get(soundOf(word)) ?? []);
  if (alike.length === 1 || word.length < SHORTEST) return alike[0];
  const near = (byFirst.get(word[0] ?? '') ?? []).filter((other) => isOneSlipFrom(word, other));
  return near.length === 1 ? near[0] : undefined;
}
