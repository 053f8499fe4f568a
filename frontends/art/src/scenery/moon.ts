import { BEIGE, SAND_DEEP } from '../palette.js';
import { ellipse, plain } from '../svg.js';

/** A full moon, low over the dunes. */
export const moon = (): string =>
  plain(
    ellipse(BEIGE, 1180, 470, 110) +
      ellipse(SAND_DEEP, 1150, 430, 26) +
      ellipse(SAND_DEEP, 1222, 500, 34) +
      ellipse(SAND_DEEP, 1136, 522, 16),
  );
