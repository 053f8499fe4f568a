import { dog } from '../icons/icons.js';
import { BEIGE, INK, NIGHT, ORANGE, ORANGE_LIGHT, WHITE } from '../palette.js';
import { place, shape } from '../svg.js';

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
export const LETTERS: Readonly<Record<string, readonly string[]>> = {
  A: ['0110', '1001', '1111', '1001', '1001'],
  B: ['1110', '1001', '1110', '1001', '1110'],
  C: ['0111', '1000', '1000', '1000', '0111'],
  D: ['1110', '1001', '1001', '1001', '1110'],
  E: ['111', '100', '110', '100', '111'],
  F: ['111', '100', '110', '100', '100'],
  G: ['0111', '1000', '1011', '1001', '0111'],
  H: ['1001', '1001', '1111', '1001', '1001'],
  I: ['1', '1', '1', '1', '1'],
  J: ['0001', '0001', '0001', '1001', '0110'],
  K: ['1001', '1010', '1100', '1010', '1001'],
  L: ['100', '100', '100', '100', '111'],
  M: ['10001', '11011', '10101', '10001', '10001'],
  N: ['1001', '1101', '1011', '1001', '1001'],
  O: ['0110', '1001', '1001', '1001', '0110'],
  P: ['1110', '1001', '1110', '1000', '1000'],
  Q: ['0110', '1001', '1001', '1010', '0101'],
  R: ['1110', '1001', '1110', '1010', '1001'],
  S: ['0111', '1000', '0110', '0001', '1110'],
  T: ['111', '010', '010', '010', '010'],
  U: ['1001', '1001', '1001', '1001', '0110'],
  V: ['10001', '10001', '01010', '01010', '00100'],
  W: ['10001', '10001', '10101', '11011', '10001'],
  X: ['101', '101', '010', '101', '101'],
  Y: ['101', '101', '010', '010', '010'],
  Z: ['1111', '0001', '0110', '1000', '1111'],
  '0': ['0110', '1001', '1001', '1001', '0110'],
  '1': ['01', '11', '01', '01', '01'],
  '2': ['1110', '0001', '0110', '1000', '1111'],
  '3': ['1110', '0001', '0110', '0001', '1110'],
  '4': ['1001', '1001', '1111', '0001', '0001'],
  '5': ['1111', '1000', '1110', '0001', '1110'],
  '6': ['0110', '1000', '1110', '1001', '0110'],
  '7': ['1111', '0001', '0010', '0100', '0100'],
  '8': ['0110', '1001', '0110', '1001', '0110'],
  '9': ['0110', '1001', '0111', '0001', '0110'],
  '.': ['0', '0', '0', '0', '1'],
  '-': ['00', '00', '11', '00', '00'],
  ' ': ['00', '00', '00', '00', '00'],
};

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
