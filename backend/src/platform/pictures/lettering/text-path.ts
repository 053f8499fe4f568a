import { transliterate } from 'transliteration';
import { fontFor } from './fonts.js';

export interface TextPath {
  /** Outline of all letters, standing on 0, from the left. */
  readonly path: string;
  readonly width: number;
}

/** A line of text as an outline. Letters that no font has are written as they sound, or left out. */
export function textPath(text: string, size: number): TextPath {
  let path = '';
  let width = 0;
  for (const letter of writable(text)) {
    const font = fontFor(letter);
    if (font === undefined) continue;
    const glyph = font.charToGlyph(letter);
    path += glyph.getPath(width, 0, size).toPathData(1);
    width += ((glyph.advanceWidth ?? 0) / font.unitsPerEm) * size;
  }
  return { path, width };
}

/** How much of a text fits, and whether that is all of it. Nothing behind that is looked at, however long the text is. */
export function fitting(text: string, size: number, room: number): { readonly text: string; readonly all: boolean } {
  let width = 0;
  let fits = '';
  for (const letter of text.normalize('NFC')) {
    width += advanceOf(letter, size);
    if (width > room) return { text: fits, all: false };
    fits += letter;
  }
  return { text: fits, all: true };
}

function advanceOf(letter: string, size: number): number {
  let width = 0;
  for (const written of writable(letter)) {
    const font = fontFor(written);
    if (font !== undefined) width += ((font.charToGlyph(written).advanceWidth ?? 0) / font.unitsPerEm) * size;
  }
  return width;
}

const writable = (text: string): string[] =>
  [...text.normalize('NFC')].flatMap((letter) =>
    fontFor(letter) === undefined ? [...transliterate(letter)] : [letter],
  );
