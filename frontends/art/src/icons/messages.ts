import { BLUE, INK, ORANGE, RED, WHITE } from '../palette.js';
import { plain, shape } from '../svg.js';
import { outlinedIcon } from './icon.js';

export const error = (): string =>
  outlinedIcon(
    `<circle cx="16" cy="16" r="14" fill="${RED}"/>` +
      `<path fill="none" stroke="${WHITE}" stroke-width="4" d="M11 11L21 21M21 11L11 21"/>`,
  );

export const warning = (): string =>
  outlinedIcon(shape(ORANGE, 'M16 3L30 28H2Z') + plain(shape(INK, 'M14 11H18V20H14ZM14 22H18V26H14Z')));

export const info = (): string =>
  outlinedIcon(
    `<circle cx="16" cy="16" r="14" fill="${BLUE}"/>` +
      plain(shape(WHITE, 'M14 7H18V11H14ZM12 13H18V22H20V25H12V22H14V16H12Z')),
  );
