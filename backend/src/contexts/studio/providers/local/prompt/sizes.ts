const FACTORS: ReadonlyMap<string, number> = new Map([
  ...'big,huge,giant,gigantic,enormous,large,massive,colossal,oversized,fat,chubby'
    .split(',')
    .map((word) => [word, 1.5] as const),
  ...'small,tiny,little,mini,miniature,teeny,baby'.split(',').map((word) => [word, 0.6] as const),
]);

const REACH = 2;

export const isSize = (word: string): boolean => FACTORS.has(word);

export function sizeBefore(words: readonly string[], at: number, isBetween: (word: string) => boolean): number {
  for (let place = at - 1; place >= Math.max(0, at - REACH); place -= 1) {
    const word = words[place] ?? '';
    const factor = FACTORS.get(word);
    if (factor !== undefined) return factor;
    if (!isBetween(word)) return 1;
  }
  return 1;
}
