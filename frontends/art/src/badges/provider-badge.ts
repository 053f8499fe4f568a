import { dog } from '../icons/icons.js';
import { BEIGE, INK, NIGHT, ORANGE, ORANGE_LIGHT, WHITE } from '../palette.js';
import { place, shape } from '../svg.js';
import letters from './letters.json' with { type: 'json' };

/** The standard size of web buttons since the nineties. */
export const BADGE_SIZE = { width: 88, height: 31 } as const;

const TEXT = { left: 31, right: 85 } as const;

export const providerBadge = (provider: string): string =>
  `<g shape-rendering="crispEdges">` +
  shape(INK, 'M0 0H88V31H0Z') +
  shape(ORANGE, 'M1 1H87V30H1Z') +
  shape(NIGHT, 'M29 2H86V29H29Z') +
  shape(BEIGE, 'M2 2H28V29H2Z') +
  line('powered by', 6, ORANGE_LIGHT, 1) +
  line(provider, 15, WHITE, 2) +
  `</g>` +
  place(dog(), { x: 3, y: 4, scale: 0.75 });

function line(text: string, y: number, color: string, size: number): string {
  const { path, width } = pixelText(text);
  const scale = Math.min(size, (TEXT.right - TEXT.left) / Math.max(1, width));
  const x = (TEXT.left + TEXT.right - width * scale) / 2;
  const shrunk = ((size - scale) * LETTER_HEIGHT) / 2;
  return place(`<path fill="${color}" d="${path}"/>`, { x, y: y + shrunk, scale });
}

/** The pixels of each letter, row by row from the top. */
export const LETTERS: Readonly<Record<string, readonly string[]>> = letters;

export const LETTER_HEIGHT = 5;

export function pixelText(text: string) {
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
