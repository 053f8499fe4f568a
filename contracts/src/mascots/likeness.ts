const SIMILAR = 0.6;

export const areSimilar = (one: string, other: string): boolean => similarity(one, other) >= SIMILAR;

/** The Sørensen-Dice coefficient of two texts, 0 to 1: how many of their pairs of neighbouring letters they have in common. */
export function similarity(one: string, other: string): number {
  const [first, second] = [pairsOf(one), pairsOf(other)];
  const all = first.length + second.length;
  let common = 0;
  for (const pair of first) {
    const index = second.indexOf(pair);
    if (index < 0) continue;
    second.splice(index, 1);
    common += 2;
  }
  return common / all;
}

/** Pairs across a blank before and after, so that single letters count too. */
function pairsOf(text: string): string[] {
  const letters = [
    ...` ${text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '')} `,
  ];
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}
