import { dog } from '../icons/dog.js';
import { LETTER_HEIGHT, pixelText } from '../lettering/pixel-text.js';
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

function line(text: string, y: number, colour: string, size: number): string {
  const { path, width } = pixelText(text);
  const scale = Math.min(size, (TEXT.right - TEXT.left) / Math.max(1, width));
  const x = (TEXT.left + TEXT.right - width * scale) / 2;
  const shrunk = ((size - scale) * LETTER_HEIGHT) / 2;
  return place(`<path fill="${colour}" d="${path}"/>`, { x, y: y + shrunk, scale });
}
