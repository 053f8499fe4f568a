import { BLUE, BLUE_LIGHT, ORANGE } from '../palette.js';
import { plain, shape } from '../svg.js';
import { outlinedIcon } from './icon.js';

/** A shield with a key hole. */
export const admin = (): string =>
  outlinedIcon(
    shape(BLUE, 'M16 2L28 6V15C28 23 22 28 16 30 10 28 4 23 4 15V6Z') +
      plain(shape(BLUE_LIGHT, 'M15 4V28C10 26 5 22 5 15V7Z')) +
      shape(ORANGE, 'M16 8A4.5 4.5 0 0 1 18 16V23H14V16A4.5 4.5 0 0 1 16 8Z'),
  );
