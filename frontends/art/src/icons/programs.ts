import { BLUE, BLUE_LIGHT, ORANGE, SAND, WHITE } from '../palette.js';
import { shape } from '../svg.js';
import { outlinedIcon } from './icon.js';

/** A box with a disk in it. */
export const programs = (): string =>
  outlinedIcon(
    shape(BLUE_LIGHT, 'M7 2H25V20H7Z') +
      shape(WHITE, 'M11 2H21V8H11Z') +
      shape(SAND, 'M3 13H29V30H3Z') +
      shape(ORANGE, 'M3 13H29V18H3Z') +
      shape(BLUE, 'M13 22H19V26H13Z'),
  );
