import { INK, ORANGE, RED, WHITE } from '@marcel/art/palette';
import { ellipse, outlined, plain, shape } from '@marcel/art/svg';
import { GOLD, TEAL } from '../colours.js';

export const CLOTHES = {
  cape: {
    behind: () =>
      outlined(shape(RED, 'M-30 0C-70 40-96 90-104 130-70 118-40 128 0 120 40 128 70 118 104 130 96 90 70 40 30 0Z')),
    front: () => '',
  },
  bowTie: {
    behind: () => '',
    front: () => outlined(shape(RED, 'M0 12L-34-6V32ZM0 12L34-6V32Z') + ellipse(RED, 0, 13, 9)),
  },
  scarf: {
    behind: () => '',
    front: () =>
      outlined(
        shape(ORANGE, 'M16 8L30 70 8 74 0 12Z') +
          shape(ORANGE, 'M-44-8Q0 26 44-8L46 12Q0 46-46 12Z') +
          plain(shape(WHITE, 'M-26 4L-18 8-20 28-28 24ZM10 12L18 10 18 30 10 32ZM10 44L24 42 26 52 12 54Z')),
      ),
  },
  medal: {
    behind: () => '',
    front: () =>
      outlined(
        `<path fill="none" stroke="${TEAL}" stroke-width="10" d="M-28 0L0 44 28 0"/>` +
          ellipse(GOLD, 0, 56, 18) +
          `<path fill="none" stroke="${INK}" stroke-width="3" d="M-5 52L2 48V66"/>`,
      ),
  },
} as const;

export type ClothesName = keyof typeof CLOTHES;
