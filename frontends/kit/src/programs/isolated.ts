const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A text of somebody's within a sentence of ours, whose words and numbers stay where they are whichever way the text is read. Signs
 * that turn what follows are left out: they would turn our words, too.
 */
export function isolated(text: string): string {
  const unturned = text.replace(TURNS, '');
  return unturned === text && !RIGHT_TO_LEFT.test(text) ? text : `\u2068${unturned}\u2069`;
}
