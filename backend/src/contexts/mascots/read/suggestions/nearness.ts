import { distance } from 'fastest-levenshtein';
import { plainText } from '../../../../platform/read-store/plain-text.js';

/** So many letters may be wrong, missing or too many in a text of a length. */
function slipsIn(length: number): number {
  if (length < 4) return 0;
  return Math.min(Math.ceil(length / 4), 3);
}

const plain = (text: string): string => plainText(text.normalize('NFKC')).trim();

/** Three letters in a row from the beginning, the middle and the end of a text: where few are wrong, one of them is right. */
export function piecesOf(text: string): string[] {
  const letters = [...text.trim()];
  if (letters.length < 4) return [];
  const middle = Math.floor((letters.length - 3) / 2);
  const starts = [0, middle, letters.length - 3];
  return [...new Set(starts.map((start) => letters.slice(start, start + 3).join('')))];
}

/** How near a text is to a name or to one of its words, from 1 for the same downwards; 0 when it is not. */
export function nearness(text: string, name: string): number {
  const typed = plain(text);
  const words = plain(name).split(/\s+/u);
  const beginnings = words.map((_, index) =>
    words
      .slice(index)
      .join(' ')
      .slice(0, typed.length + 1),
  );
  return Math.max(...[plain(name), ...words, ...beginnings].map((one) => nearnessOf(typed, one)));
}

const lettersOf = (text: string): string => [...text].toSorted().join('');

function nearnessOf(typed: string, name: string): number {
  // Two letters in each other's place are one slip, but two changes.
  const slips = distance(typed, name) - (typed !== name && lettersOf(typed) === lettersOf(name) ? 1 : 0);
  return slips > slipsIn(typed.length) ? 0 : 1 - slips / Math.max(typed.length, name.length, 1);
}
