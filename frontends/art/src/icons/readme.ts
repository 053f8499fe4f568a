import { BLUE, ORANGE, WHITE } from '../palette.js';
import { shape } from '../svg.js';
import { outlinedIcon } from './icon.js';

/** A sheet with lines on it, and one corner folded. */
export const readme = (): string =>
  outlinedIcon(
    shape(WHITE, 'M5 2H19L27 10V30H5Z') + shape(ORANGE, 'M19 2L27 10H19Z') + shape(BLUE, 'M9 15H23M9 20H23M9 25H17'),
  );
