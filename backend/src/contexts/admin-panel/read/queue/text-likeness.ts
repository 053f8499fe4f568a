import { foldText } from '../../../../platform/read-store/plain-text.js';

type LikenessKeys = Readonly<Record<(typeof LIKENESS_FIELDS)[number], string | null>>;

export const LIKENESS_FIELDS = ['likeness0', 'likeness1', 'likeness2'] as const;

const ADDRESS = /(?:https?:\/\/|www\.)([^\s/?#]+)\S*/giu;
const WORD = /(?=([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{2}))|\p{L}{2,}/gu;

export function wordSet(text: string): ReadonlySet<string> {
  const plain = foldText(text.normalize('NFKD').replace(/\p{M}/gu, '')).replaceAll(ADDRESS, ' $1 ');
  return new Set(Array.from(plain.matchAll(WORD), ([word, pair]) => pair ?? word));
}

/** Returns the Jaccard similarity of two sets of words, 0 to 1. */
export function jaccardSimilarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((word) => other.has(word)).length;
  return common === 0 ? 0 : common / (one.size + other.size - common);
}

/** Returns a MinHash signature in three parts: similar texts probably share one of them, so an index finds candidates. */
export function minHashKeys(text: string | null): LikenessKeys {
  const hashes = [...wordSet(text ?? '')].map(hash);
  const smallest = (seed: number) => Math.min(...hashes.map((word) => mixHash(word, seed)));
  const key = (index: number) =>
    hashes.length === 0 ? null : `${smallest(2 * index).toString(36)}-${smallest(2 * index + 1).toString(36)}`;
  return { likeness0: key(0), likeness1: key(1), likeness2: key(2) };
}

function hash(word: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < word.length; index += 1)
    value = Math.imul(value ^ word.charCodeAt(index), 0x01000193) >>> 0;
  return value;
}

function mixHash(value: number, seed: number): number {
  let mix = value ^ Math.imul(seed + 1, 0x9e3779b1);
  mix = Math.imul(mix ^ (mix >>> 16), 0x85ebca6b);
  mix = Math.imul(mix ^ (mix >>> 13), 0xc2b2ae35);
  return (mix ^ (mix >>> 16)) >>> 0;
}
