import opentype, { type Glyph } from 'opentype.js';

/** Letters that the font draws as if they were others, or not at all, in its own grid of pixels. */
const REDRAWN: Readonly<Record<string, readonly string[]>> = {
  // Else a 2.
  Z: ['#####', '....#', '...#.', '..#..', '.#...', '#....', '#####'],
  П: ['#####', '#...#', '#...#', '#...#', '#...#', '#...#', '#...#'],
  // Else an S.
  5: ['#####', '#....', '####.', '....#', '....#', '#...#', '.###.'],
};

/** The font's grid, in thousandths of its size: pixels are wider than their places, so that they hang together. */
const GRID = { left: 61, top: -636, across: 89, down: 87.25, width: 118, height: 124 };

const THOUSANDTHS = 1000;

/** How far a redrawn letter goes, in sizes of the font. */
export const REDRAWN_ADVANCE = 0.597;

export const isRedrawn = (letter: string): boolean => Object.hasOwn(REDRAWN, letter);

/** What crosses this height is the letter itself; marks are above or below it. */
const MIDDLE = 300;

/** Outline of a letter that is redrawn, standing on 0 at `x`; undefined for one that the font draws well. */
export function redrawn(letter: string, glyph: Glyph | undefined, x: number, size: number): string | undefined {
  const [base = '', ...marks] = letter.normalize('NFD');
  const rows = REDRAWN[base];
  if (rows === undefined) return undefined;
  return pixels(rows, x, size / THOUSANDTHS) + (glyph && marks.length > 0 ? marksOf(glyph, x, size) : '');
}

function pixels(rows: readonly string[], x: number, scale: number): string {
  const { left, top, across, down, width, height } = GRID;
  const at = (length: number): string => (length * scale).toFixed(1);
  const [wide, high] = [at(width), at(height)];
  return rows
    .flatMap((row, y) =>
      [...row].map((pixel, place) =>
        pixel === '#'
          ? `M${(x + (left + place * across) * scale).toFixed(1)} ${at(top + y * down)}h${wide}v${high}h-${wide}Z`
          : '',
      ),
    )
    .join('');
}

/** What of an accented letter is not the letter itself. */
function marksOf(glyph: Glyph, x: number, size: number): string {
  const middle = (-MIDDLE * size) / THOUSANDTHS;
  const { commands } = glyph.getPath(x, 0, size);
  const outlines: (typeof commands)[] = [];
  for (const command of commands) {
    if (command.type === 'M') outlines.push([]);
    outlines.at(-1)?.push(command);
  }
  const marks = new opentype.Path();
  marks.commands = outlines.filter((outline) => !isAcross(outline, middle)).flat();
  return marks.toPathData(1);
}

function isAcross(outline: readonly opentype.PathCommand[], height: number): boolean {
  const heights = outline.flatMap((command) => ('y' in command ? [command.y] : []));
  return Math.min(...heights) < height && Math.max(...heights) > height;
}
