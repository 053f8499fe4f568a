export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');

export const areSimilar = (one: string, other: string): boolean => similarity(one, other) >= 0.6;

/** The Sørensen-Dice coefficient of two texts, 0 to 1: the share of letter pairs that they have in common. */
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

/** Returns the pairs of neighboring letters, with a blank before and after, so that single letters count too. */
function pairsOf(text: string): string[] {
  const letters = [
    ...` ${text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '')} `,
  ];
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}

/** Returns a text with the apostrophes, quotes and dashes of a keyboard instead of typographic ones. */
export const withPlainPunctuation = (text: string): string =>
  text
    .replace(/[`´ʹʼ‘’‚‛′]/gu, "'")
    .replace(/[“”„‟″«»]/gu, '"')
    .replace(/[\p{Dash_Punctuation}−]/gu, '-');

/** Invisible characters that reverse the direction of the text after them. */
export const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

export const stripBidiControls = (text: string): string => text.replace(BIDI_CONTROLS, '');
