import { unturned } from '@marcel/contracts';

/** Letters that are read from right to left, and signs that are taken for such. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200e\u200f\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A text of somebody's within a sentence of ours, whose words and numbers stay where they are whichever way the text is read. Signs
 * that turn what follows are left out: they would turn our words, too.
 */
export function isolated(text: string): string {
  const straight = unturned(text);
  return RIGHT_TO_LEFT.test(straight) ? `\u2068${straight}\u2069` : straight;
}
