import { BEIGE, BLUE_LIGHT, ORANGE, ORANGE_LIGHT, WHITE } from '../palette.js';
import { place, shape } from '../svg.js';
import { dog } from './dog.js';
import { outlinedIcon } from './icon.js';

/** A box of one's own things, which Marcel watches. */
export const mine = (): string =>
  outlinedIcon(shape(WHITE, 'M3 4H14V18H3Z') + shape(BLUE_LIGHT, 'M5 7H12V13H5Z')) +
  place(dog(), { x: 13, y: 1, scale: 0.56 }) +
  outlinedIcon(
    shape(ORANGE, 'M2 16H30V30H2Z') + shape(ORANGE_LIGHT, 'M1 13H31V18H1Z') + shape(BEIGE, 'M12 20H20V25H12Z'),
  );
