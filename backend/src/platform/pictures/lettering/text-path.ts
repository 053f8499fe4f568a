import { transliterate } from 'transliteration';
import { fontFor } from './fonts.js';
import { isRedrawn, REDRAWN_ADVANCE, redrawn } from './redrawn.js';

export interface TextPath {
  /** Outline of all letters, standing on 0, from the left. */
  readonly path: string;
  readonly width: number;
}

/** A line of text as an outline. Letters that no font has are written as they sound, or left out. */
export function textPath(text: string, size: number): TextPath {
  let path = '';
  let width = 0;
  for (const { letter, glyph, advance } of glyphsOf(text)) {
    path += redrawn(letter, glyph, width, size) ?? glyph?.getPath(width, 0, size).toPathData(1) ?? '';
    width += advance * size;
  }
  return { path, width };
}

/** Stands where nothing of a text can be written, as of emoji alone. */
const ILLEGIBLE = '?';

/** What of a text can be written, without gaps where letters are left out. */
export function legible(text: string): string {
  const letters = [...text.normalize('NFC')].filter((letter) => /\s/.test(letter) || !glyphsOf(letter).next().done);
  return letters.join('').replace(/\s+/g, ' ').trim() || ILLEGIBLE;
}

/** How much of a text fits, and whether that is all of it. Nothing behind that is looked at, however long the text is. */
export function fitting(text: string, size: number, room: number): { readonly text: string; readonly all: boolean } {
  let width = 0;
  let fits = '';
  for (const letter of text.normalize('NFC')) {
    for (const { advance } of glyphsOf(letter)) width += advance * size;
    if (width > room) return { text: fits, all: false };
    fits += letter;
  }
  return { text: fits, all: true };
}

/** What a text is written with; how far each goes is told in sizes of the font. */
function* glyphsOf(text: string) {
  for (const letter of writable(text)) {
    const font = fontFor(letter);
    const glyph = font?.charToGlyph(letter);
    if (font && glyph) yield { letter, glyph, advance: (glyph.advanceWidth ?? 0) / font.unitsPerEm };
    else if (isRedrawn(letter)) yield { letter, glyph, advance: REDRAWN_ADVANCE };
  }
}

const writable = (text: string): string[] =>
  [...text.normalize('NFC')].flatMap((letter) => (isDrawn(letter) ? [letter] : [...transliterate(letter)]));

/** Whether a letter is written as itself. */
export const isDrawn = (letter: string): boolean => fontFor(letter) !== undefined || isRedrawn(letter);
