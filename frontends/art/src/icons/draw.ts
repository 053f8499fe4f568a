import { BEIGE, BLUE, ORANGE, ORANGE_DEEP, RED, SAND, WHITE } from '../palette.js';
import { ellipse, plain, shape } from '../svg.js';
import { outlinedIcon } from './icon.js';

/** A palette and a brush that has just been dipped. */
export const draw = (): string =>
  outlinedIcon(
    shape(
      SAND,
      'M14 5C21 5 27 10 27 16 27 20 24 21 21 21 17 21 16 22 17 25 18 28 16 30 13 30 6 30 2 24 2 17 2 10 7 5 14 5Z',
    ) +
      plain(
        ellipse(BLUE, 8, 14, 3) + ellipse(ORANGE_DEEP, 14, 10, 3) + ellipse(RED, 8, 22, 3) + ellipse(WHITE, 20, 15, 2),
      ) +
      shape(ORANGE, 'M28 1L31 4 21 17 17 14Z') +
      shape(BEIGE, 'M17 14L21 17 19 20 15 17Z') +
      shape(BLUE, 'M15 17L19 20C18 24 14 25 11 25 13 23 12 19 15 17Z'),
  );
