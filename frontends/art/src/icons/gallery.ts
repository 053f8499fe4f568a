import { BEIGE, BLUE, BLUE_LIGHT, ORANGE, ORANGE_LIGHT, SKY } from '../palette.js';
import { ellipse, place, plain, shape } from '../svg.js';
import { dog } from './dog.js';
import { outlinedIcon } from './icon.js';

/** Framed pictures, one before the other. */
export const gallery = (): string =>
  outlinedIcon(
    shape(BLUE_LIGHT, 'M9 2H30V21H9Z') +
      plain(shape(SKY, 'M12 5H27V18H12Z') + ellipse(ORANGE_LIGHT, 23, 9, 2.5)) +
      shape(ORANGE, 'M2 8H25V30H2Z') +
      shape(BEIGE, 'M5 11H22V27H5Z') +
      plain(shape(BLUE, 'M6 26V25Q13 20 21 25V26Z')),
  ) + place(dog(), { x: 6.5, y: 12, scale: 0.44 });
