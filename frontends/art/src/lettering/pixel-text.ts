import { LETTERS } from './letters.js';

/** Height of a line of letters, in its pixels. */
export const LETTER_HEIGHT = 5;

export interface PixelText {
  path: string;
  width: number;
}

export function pixelText(text: string): PixelText {
  const letters = [...text.toUpperCase()]
    .flatMap((letter) => [LETTERS[letter] ?? []])
    .filter(({ length }) => length > 0);
  let path = '';
  let width = 0;
  for (const rows of letters) {
    for (const [y, row] of rows.entries()) {
      for (const { 0: run, index } of row.matchAll(/1+/g))
        path += `M${width + index} ${y}h${run.length}v1h-${run.length}z`;
    }
    width += (rows[0]?.length ?? 0) + 1;
  }
  return { path, width: Math.max(0, width - 1) };
}
