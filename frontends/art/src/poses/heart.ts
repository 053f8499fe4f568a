import { WHITE } from '../palette.js';
import { outlined, shape } from '../svg.js';

/** A heart around its middle, 104 wide and 96 high. */
export const heart = (colour: string): string =>
  outlined(
    shape(colour, 'M0 48C-34 26-52 4-52-18-52-46-16-58 0-30 16-58 52-46 52-18 52 4 34 26 0 48Z') +
      `<path fill="none" stroke="${WHITE}" stroke-width="6" d="M-38-18Q-37-32-26-35"/>`,
  );
