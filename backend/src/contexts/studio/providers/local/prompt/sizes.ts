/** How much larger or smaller than others a thing is that a word says so of. */
const FACTORS: ReadonlyMap<string, number> = new Map([
  ...'big,huge,giant,gigantic,enormous,large,massive,colossal,oversized,fat,chubby'
    .split(',')
    .map((word) => [word, 1.5] as const),
  ...'small,tiny,little,mini,miniature,teeny,baby'.split(',').map((word) => [word, 0.6] as const),
]);

/** Words that may stand between a size and what has it, as in 'a tiny blue bird'. */
const REACH = 2;

export const isSize = (word: string): boolean => FACTORS.has(word);

/** How much larger than others the words before a place make what stands there; 1 where they say nothing of it. */
export function sizeBefore(words: readonly string[], at: number, isBetween: (word: string) => boolean): number {
  for (let place = at - 1; place >= Math.max(0, at - REACH); place -= 1) {
    const word = words[place] ?? '';
    const factor = FACTORS.get(word);
    if (factor !== undefined) return factor;
    if (!isBetween(word)) return 1;
  }
  return 1;
}
