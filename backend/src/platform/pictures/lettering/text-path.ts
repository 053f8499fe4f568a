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

const writable = (text: string): string[] =>
  [...text.normalize('NFC')].flatMap((letter) =>
    fontFor(letter) === undefined ? [...transliterate(letter)] : [letter],
  );
