import { BEIGE, BLUE_LIGHT, GREEN, ORANGE, RED, WHITE } from '../palette.js';
import { ellipse, place, plain, shape } from '../svg.js';
import { dog } from './dog.js';
import { outlinedIcon } from './icon.js';

/** A pocket book of mascots with its lens, its lamps and its screen. */
export const mascotdex = (): string =>
  outlinedIcon(
    shape(RED, 'M4 2H28V30H4Z') +
      `<circle cx="11" cy="9" r="4" fill="${BLUE_LIGHT}"/>` +
      plain(ellipse(WHITE, 10, 8, 1.5) + ellipse(ORANGE, 20, 8, 2) + ellipse(GREEN, 25, 8, 2)) +
      shape(BEIGE, 'M8 16H24V27H8Z'),
  ) + place(dog(), { x: 11, y: 16.5, scale: 0.32 });
