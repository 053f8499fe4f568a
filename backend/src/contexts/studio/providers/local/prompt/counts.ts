export const NUMBERS: Readonly<Record<string, number>> = {
  two: 2,
  couple: 2,
  pair: 2,
  twin: 2,
  three: 3,
  few: 3,
  several: 4,
  four: 4,
  five: 5,
  many: 6,
  lot: 6,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  dozen: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 24,
  forty: 24,
  fifty: 24,
  family: 4,
  bunch: 4,
  flock: 5,
  herd: 5,
  swarm: 6,
  hundred: 24,
  thousand: 24,
};

/** The limit of drawn copies of a thing. */
const MOST = 24;

const REACH = 3;

const ENDS: ReadonlySet<string> = new Set(['and', 'with', 'on', 'in', 'at', 'the', 'a', 'an', 'under', 'by']);

export function numberIn(word: string): number | undefined {
  if (Object.hasOwn(NUMBERS, word)) return NUMBERS[word];
  return /^\d{1,3}$/.test(word) ? Number(word) : undefined;
}

export function countBefore(
  words: readonly string[],
  at: number,
  isThing: (word: string) => boolean = () => false,
): number {
  for (let place = at - 1; place >= Math.max(0, at - REACH); place -= 1) {
    const word = words[place] ?? '';
    const count = numberIn(word);
    if (count !== undefined) return Math.min(Math.max(count, 1), MOST);
    if (ENDS.has(word) || isThing(word)) return 1;
  }
  return 1;
}
