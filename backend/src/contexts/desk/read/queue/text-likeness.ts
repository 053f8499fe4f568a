import { foldText } from '../../../../platform/read-store/fold-text.js';

/** What a text is found by among those that say nearly the same; null where it says nothing. */
export type LikenessKeys = Readonly<Record<(typeof LIKENESS_FIELDS)[number], string | null>>;

export const LIKENESS_FIELDS = ['likeness0', 'likeness1', 'likeness2'] as const;

/** Of an address only whose it is: what follows is another one in each copy. */
const ADDRESS = /(?:https?:\/\/|www\.)([^\s/?#]+)\S*/giu;

/** A word of letters; scripts that write none between blanks give pairs of their characters. */
const WORD = /(?=([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{2}))|\p{L}{2,}/gu;

/** The words of a text, each once, without what copies of it differ in: case, accents, figures, signs and what follows an address's host. */
export function wordsOf(text: string): ReadonlySet<string> {
  const plain = foldText(text.normalize('NFKD').replace(/\p{M}/gu, '')).replaceAll(ADDRESS, ' $1 ');
  return new Set(Array.from(plain.matchAll(WORD), ([word, pair]) => pair ?? word));
}

/** Which share of the words of two texts they have in common, from 0 to 1. */
export function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((word) => other.has(word)).length;
  return common === 0 ? 0 : common / (one.size + other.size - common);
}

/**
 * Two texts have a key in common the more likely the more words they share (min-hashing, two hashes a key): of texts with half of their words
 * in common more than half do, with four fifths of them nineteen of twenty.
 */
export function likenessKeys(text: string | null): LikenessKeys {
  const hashes = [...wordsOf(text ?? '')].map(hash);
  const least = (seed: number) => Math.min(...hashes.map((word) => mixed(word, seed)));
  const key = (place: number) =>
    hashes.length === 0 ? null : `${least(2 * place).toString(36)}-${least(2 * place + 1).toString(36)}`;
  return { likeness0: key(0), likeness1: key(1), likeness2: key(2) };
}

/** FNV-1a. */
function hash(word: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < word.length; index += 1)
    value = Math.imul(value ^ word.charCodeAt(index), 0x01000193) >>> 0;
  return value;
}

/** Another order of all hashes for each seed: the end of MurmurHash3. */
function mixed(value: number, seed: number): number {
  let mix = value ^ Math.imul(seed + 1, 0x9e3779b1);
  mix = Math.imul(mix ^ (mix >>> 16), 0x85ebca6b);
  mix = Math.imul(mix ^ (mix >>> 13), 0xc2b2ae35);
  return (mix ^ (mix >>> 16)) >>> 0;
}
