import { BEIGE, BLUE, ORANGE, SAND } from '../palette.js';
import { ellipse, shape } from '../svg.js';
import { outlinedIcon } from './icon.js';

/** A screen with a sunset on it. */
export const display = (): string =>
  outlinedIcon(
    shape(BEIGE, 'M2 3H30V23H2Z') +
      shape(BLUE, 'M5 6H27V20H5Z') +
      ellipse(ORANGE, 16, 14, 4) +
      shape(SAND, 'M12 23H20V27H12ZM8 27H24V30H8Z'),
  );
