import { BEIGE, BLUE, INK, ORANGE } from '../palette.js';
import { ellipse, outlined, plain, shape, tube } from '../svg.js';

/** The trunk, 116 × 104, with the neck at the origin. */
export const body = (): string =>
  outlined(
    shape(BLUE, 'M-34 0C-54 26-62 60-52 88-44 106 44 106 52 88 62 60 54 26 34 0Z') +
      plain(ellipse(BEIGE, 0, 62, 31, 34)),
  );

export const collar = (): string =>
  outlined(
    tube(ORANGE, 'M-36 0Q0 24 36 0', 12) +
      `<circle cx="0" cy="25" r="11" fill="${BEIGE}"/>` +
      `<path fill="none" stroke="${INK}" stroke-width="2.5" d="M-4.5 30V21L0 26 4.5 21V30"/>`,
  );

export const foot = (): string =>
  outlined(
    ellipse(BLUE, 0, 0, 27, 30) +
      plain(
        ellipse(BEIGE, 0, 8, 14, 13) +
          ellipse(BEIGE, -14, -9, 5, 6) +
          ellipse(BEIGE, 0, -15, 5, 6) +
          ellipse(BEIGE, 14, -9, 5, 6),
      ),
  );

export const tail = (): string =>
  outlined(
    shape(BLUE, 'M0 0C30 2 52-20 48-56 47-70 30-68 31-56 32-36 24-22 0-22Z') +
      shape(BEIGE, 'M48-56C47-70 30-68 31-56 31-50 31-46 30-42Q38-46 47-41 49-48 48-56Z'),
  );
