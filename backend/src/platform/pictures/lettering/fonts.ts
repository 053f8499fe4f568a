import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font } from 'opentype.js';

const require = createRequire(import.meta.url);

/** Scripts that the letters come in, each in a file of its own. */
const SCRIPTS = ['latin', 'latin-ext', 'cyrillic'] as const;

function read(script: string): Font {
  const file = readFileSync(require.resolve(`@fontsource/pixelify-sans/files/pixelify-sans-${script}-600-normal.woff`));
  return opentype.parse(new Uint8Array(file).buffer);
}

let fonts: readonly Font[] | undefined;

/** The font that has a letter; undefined when none has. Machines differ in their fonts, so we bring our own. */
export function fontFor(letter: string): Font | undefined {
  fonts ??= SCRIPTS.map(read);
  return fonts.find((font) => font.charToGlyphIndex(letter) > 0);
}
