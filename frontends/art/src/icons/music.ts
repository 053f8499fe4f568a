import { BLUE_LIGHT, ORANGE, ORANGE_DEEP } from '../palette.js';
import { ellipse, shape } from '../svg.js';
import { outlinedIcon } from './icon.js';

export const music = (): string =>
  outlinedIcon(
    shape(ORANGE, 'M10 4L28 2V9L13 11V24H10ZM25 9H28V21H25Z') +
      ellipse(ORANGE_DEEP, 9, 25, 5, 4) +
      ellipse(BLUE_LIGHT, 24, 22, 5, 4),
  );
