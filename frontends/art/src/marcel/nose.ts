import { INK, WHITE } from '../palette.js';
import { plain, shape } from '../svg.js';

export const nose = (): string =>
  plain(
    shape(INK, 'M-17 9Q0 1 17 9C18 20 9 27 0 27S-18 20-17 9Z') +
      `<path fill="${WHITE}" opacity=".7" d="M-10 10Q-4 6 2 7L0 11Q-5 10-9 13Z"/>`,
  );
