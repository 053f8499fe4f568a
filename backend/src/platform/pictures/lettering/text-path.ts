import opentype from 'opentype.js';
import type { Font, Glyph } from 'opentype.js';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { transliterate } from 'transliteration';

/** Replaces missing and ambiguous glyphs of the font; drawn in its pixel grid. */
const REPLACEMENT_GLYPHS: Readonly<Record<string, readonly string[]>> = {
  // Looks like a 2 in the font.
  Z: ['#####', '....#', '...#.', '..#..', '.#...', '#....', '#####'],
  П: ['#####', '#...#', '#...#', '#...#', '#...#', '#...#', '#...#'],
  // Looks like an S in the font.
  5: ['#####', '#....', '####.', '....#', '....#', '#...#', '.###.'],
};

/** The font's pixel grid, in thousandths of the font size; pixels overlap, so that no gaps show. */
const PIXEL_GRID = { left: 61, top: -636, across: 89, down: 87.25, width: 118, height: 124 };

const THOUSANDTHS = 1000;

const REPLACED_ADVANCE = 0.597;

const isReplaced = (letter: string): boolean => Object.hasOwn(REPLACEMENT_GLYPHS, letter);

const MIDDLE = 300;

function replacementPath(letter: string, glyph: Glyph | undefined, x: number, size: number): string | undefined {
  const [base = '', ...marks] = letter.normalize('NFD');
  const rows = REPLACEMENT_GLYPHS[base];
  if (rows === undefined) return undefined;
  return pixels(rows, x, size / THOUSANDTHS) + (glyph && marks.length > 0 ? drawGlyph(glyph, x, size) : '');
}

function pixels(rows: readonly string[], x: number, scale: number): string {
  const { left, top, across, down, width, height } = PIXEL_GRID;
  const at = (length: number): string => (length * scale).toFixed(1);
  const [wide, high] = [at(width), at(height)];
  return rows
    .flatMap((row, y) =>
      [...row].map((pixel, column) =>
        pixel === '#'
          ? `M${(x + (left + column * across) * scale).toFixed(1)} ${at(top + y * down)}h${wide}v${high}h-${wide}Z`
          : '',
      ),
    )
    .join('');
}

function drawGlyph(glyph: Glyph, x: number, size: number): string {
  const middle = (-MIDDLE * size) / THOUSANDTHS;
  const { commands } = glyph.getPath(x, 0, size);
  const outlines: (typeof commands)[] = [];
  for (const command of commands) {
    if (command.type === 'M') outlines.push([]);
    outlines.at(-1)?.push(command);
  }
  const marks = new opentype.Path();
  marks.commands = outlines.filter((outline) => !crossesHeight(outline, middle)).flat();
  return marks.toPathData(1);
}

function crossesHeight(outline: readonly opentype.PathCommand[], height: number): boolean {
  const heights = outline.flatMap((command) => ('y' in command ? [command.y] : []));
  return Math.min(...heights) < height && Math.max(...heights) > height;
}

const require = createRequire(import.meta.url);

const SCRIPTS = ['latin', 'latin-ext', 'cyrillic'] as const;

function read(script: string): Font {
  const file = readFileSync(require.resolve(`@fontsource/pixelify-sans/files/pixelify-sans-${script}-600-normal.woff`));
  return opentype.parse(new Uint8Array(file).buffer);
}

let fonts: readonly Font[] | undefined;

export function fontFor(letter: string): Font | undefined {
  fonts ??= SCRIPTS.map(read);
  return fonts.find((font) => font.charToGlyphIndex(letter) > 0);
}

interface TextPath {
  readonly path: string;
  readonly width: number;
}

export function textPath(text: string, size: number): TextPath {
  let path = '';
  let width = 0;
  for (const { letter, glyph, advance } of glyphsOf(text)) {
    path += replacementPath(letter, glyph, width, size) ?? glyph?.getPath(width, 0, size).toPathData(1) ?? '';
    width += advance * size;
  }
  return { path, width };
}

const ILLEGIBLE = '?';

export function legible(text: string): string {
  const letters = [...text.normalize('NFC')].filter((letter) => /\s/.test(letter) || !glyphsOf(letter).next().done);
  return letters.join('').replace(/\s+/g, ' ').trim() || ILLEGIBLE;
}

export function fitText(text: string, size: number, max: number): { readonly text: string; readonly fits: boolean } {
  let width = 0;
  let fitted = '';
  for (const letter of text.normalize('NFC')) {
    for (const { advance } of glyphsOf(letter)) width += advance * size;
    if (width > max) return { text: fitted, fits: false };
    fitted += letter;
  }
  return { text: fitted, fits: true };
}

function* glyphsOf(text: string) {
  for (const letter of toDrawableLetters(text)) {
    const font = fontFor(letter);
    const glyph = font?.charToGlyph(letter);
    if (font && glyph) yield { letter, glyph, advance: (glyph.advanceWidth ?? 0) / font.unitsPerEm };
    else if (isReplaced(letter)) yield { letter, glyph, advance: REPLACED_ADVANCE };
  }
}

const toDrawableLetters = (text: string): string[] =>
  [...text.normalize('NFC')].flatMap((letter) => (isDrawn(letter) ? [letter] : [...transliterate(letter)]));

export const isDrawn = (letter: string): boolean => fontFor(letter) !== undefined || isReplaced(letter);
