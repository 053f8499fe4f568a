import { BLUE, BLUE_LIGHT, ORANGE, ORANGE_DEEP, SKY, WHITE } from '../palette.js';
import { ellipse, plain, shape } from '../svg.js';
import { outlinedIcon } from './icon.js';

/** A picture that a wand has just made. */
export const imageGenerator = (): string =>
  outlinedIcon(
    shape(WHITE, 'M2 7H25V29H2Z') +
      plain(
        shape(SKY, 'M5 10H22V26H5Z') +
          shape(BLUE_LIGHT, 'M12 26L18 17 22 22V26Z') +
          shape(BLUE, 'M5 26V23L10 16 17 26Z') +
          ellipse(ORANGE, 17, 14, 2.5),
      ) +
      `<path fill="none" stroke-width="5" d="M19 19L25 12"/><path fill="none" stroke="${ORANGE_DEEP}" d="M19 19L25 12"/>` +
      shape(ORANGE, 'M26 1L27.5 5.5 31 7 27.5 8.5 26 13 24.5 8.5 21 7 24.5 5.5Z'),
  );
