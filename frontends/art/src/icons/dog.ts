import { BEIGE, BLUE, BLUE_DARK, BLUE_LIGHT, INK, WHITE } from '../palette.js';
import { ellipse, plain, shape } from '../svg.js';
import { outlinedIcon } from './icon.js';

export const dog = (): string =>
  outlinedIcon(
    shape(BLUE_DARK, 'M18 8C19 4 21 2 24 2L28 9 24 14Z') +
      shape(BLUE_LIGHT, 'M24 2C28 2 31 6 31 11 31 14 28 14 26 12 24 10 23 9 21 9 23 7 24 5 24 2Z') +
      shape(BLUE, 'M15 5C22 5 26 10 26 18S22 30 15 30 4 26 4 18 8 5 15 5Z') +
      shape(BLUE_DARK, 'M9 6C4 4 1 8 1 14 1 20 2 23 4 22 7 21 6 17 7 13 7 10 8 8 9 6Z') +
      shape(BEIGE, 'M15 17C20 17 23 20 23 24S20 30 15 30 7 28 7 24 10 17 15 17Z') +
      plain(
        ellipse(WHITE, 10.5, 14, 3, 3.5) +
          ellipse(WHITE, 19.5, 14, 3, 3.5) +
          ellipse(INK, 11.2, 14.5, 1.8, 2) +
          ellipse(INK, 18.8, 14.5, 1.8, 2) +
          shape(INK, 'M11 19Q15 17 19 19 19 23 15 23T11 19Z'),
      ) +
      `<path fill="none" stroke-width="1.5" d="M15 23V25M11.5 25Q13 27 15 25 17 27 18.5 25"/>`,
  );
