import { stripBidiControls } from '@marcel/contracts';

const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200e\u200f\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

export function isolateBidi(text: string): string {
  const stripped = stripBidiControls(text);
  return RIGHT_TO_LEFT.test(stripped) ? `\u2068${stripped}\u2069` : stripped;
}

export const lengthText = (length: number, limit: number): string =>
  `${length.toLocaleString('en')} of ${limit.toLocaleString('en')} characters.`;

/** Returns a count with its noun, such as `1 mascot` or `1,204 mascots`. */
export const countText = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? noun : `${noun}s`}`;
