import { BEIGE, ORANGE, WHITE } from '../palette.js';
import { shape } from '../svg.js';
import { outlinedIcon } from './icon.js';

/** A letter that has just come. */
export const newsletter = (): string =>
  outlinedIcon(
    shape(BEIGE, 'M2 9H28V28H2Z') +
      `<path fill="none" d="M2 28L11 19M28 28L19 19"/>` +
      shape(WHITE, 'M2 9H28L15 21Z') +
      `<circle cx="25" cy="8" r="6" fill="${ORANGE}"/>` +
      `<path fill="none" stroke-linecap="butt" d="M25 4V9M25 10V12"/>`,
  );
