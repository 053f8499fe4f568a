import { BEIGE, ORANGE, WHITE } from '../palette.js';
import { ellipse, place, shape } from '../svg.js';
import { dog } from './dog.js';
import { outlinedIcon } from './icon.js';

/** Marcel behind a heart. */
export const hug = (): string =>
  place(dog(), { x: 2, y: -1, scale: 0.86 }) +
  outlinedIcon(
    shape(ORANGE, 'M16 31C11 28 7 25 7 20 7 15 13 14 16 18 19 14 25 15 25 20 25 25 21 28 16 31Z') +
      `<path fill="none" stroke="${WHITE}" d="M10 21Q10 19 12 18"/>` +
      ellipse(BEIGE, 7, 24, 4, 3) +
      ellipse(BEIGE, 25, 24, 4, 3),
  );
