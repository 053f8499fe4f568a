import { BEIGE, BLUE, ORANGE, RED } from '../palette.js';
import { ellipse, plain, shape, stroke } from '../svg.js';
import { outlinedIcon } from './icon.js';

/** A clock on legs, with a lamp, whose arrow leads back. */
export const timeMachine = (): string =>
  outlinedIcon(
    shape(RED, 'M7 22L3 30H11L14 24ZM25 22L29 30H21L18 24Z') +
      ellipse(ORANGE, 16, 3.5, 2.5) +
      ellipse(BLUE, 16, 16, 12) +
      plain(ellipse(BEIGE, 16, 16, 8.5)) +
      stroke('M16 11V16L20 18', 2) +
      shape(ORANGE, 'M13 9L2 12L3 1Z'),
  );
