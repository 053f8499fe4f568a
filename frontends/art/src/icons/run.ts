import { BEIGE, BLUE, ORANGE } from '../palette.js';
import { shape } from '../svg.js';
import { outlinedIcon } from './icon.js';

/** A window with an arrow that leaves it. */
export const run = (): string =>
  outlinedIcon(
    shape(BEIGE, 'M2 4H26V26H2Z') + shape(BLUE, 'M2 4H26V10H2Z') + shape(ORANGE, 'M11 15H20V11L30 18L20 25V21H11Z'),
  );
