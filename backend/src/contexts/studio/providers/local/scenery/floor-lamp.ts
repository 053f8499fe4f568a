import { ORANGE_LIGHT } from '@marcel/art/palette';
import { ellipse, outlined, shape } from '@marcel/art/svg';
import { EARTH_DARK } from '../colours.js';

export const floorLamp = (shade: string): string =>
  `<circle cx="0" cy="-300" r="150" fill="${ORANGE_LIGHT}" opacity=".3"/>` +
  outlined(
    shape(EARTH_DARK, 'M-6-260H6V-10H-6Z') +
      ellipse(EARTH_DARK, 0, -6, 50, 14) +
      shape(shade, 'M-50-340H50L84-236H-84Z'),
    6,
  );
