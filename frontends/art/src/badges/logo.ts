import { dog } from '../icons/dog.js';
import { pixelText } from '../lettering/pixel-text.js';
import { INK, ORANGE, WHITE } from '../palette.js';
import { place } from '../svg.js';

export const LOGO_SIZE = { width: 166, height: 32 } as const;

const LETTER = 3;

const word = (text: string, colour: string) => {
  const { path } = pixelText(text);
  return `<path fill="${INK}" d="${path}" transform="translate(.6 .6)"/><path fill="${colour}" d="${path}"/>`;
};

/** The name beside Marcel's head, for dark grounds. */
export const logo = (): string =>
  `<g shape-rendering="crispEdges">` +
  place(word('Marcel', WHITE), { x: 40, y: 9, scale: LETTER }) +
  place(word('OS', ORANGE), { x: 40 + (pixelText('Marcel ').width + 1) * LETTER, y: 9, scale: LETTER }) +
  `</g>` +
  dog();
