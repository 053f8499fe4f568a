import { BEIGE, INK, ORANGE, ORANGE_LIGHT, RED, SAND_SHADOW, WHITE } from './palette.js';
import { ellipse, outlined, place, plain, shape, stroke } from './svg.js';

export const ball = ({ onGround = true } = {}): string =>
  (onGround ? plain(ellipse(SAND_SHADOW, 2, 24, 30, 6)) : '') +
  outlined(
    ellipse(RED, 0, 0, 24) +
      shape(ORANGE, 'M-23-6C-8-14 8-14 23-6V6C8-2-8-2-23 6Z') +
      `<path fill="none" stroke="${WHITE}" stroke-width="5" d="M-10-17Q-4-20 2-19"/>`,
  );

export const bone = (): string =>
  plain(ellipse(SAND_SHADOW, 2, 18, 40, 6)) +
  place(
    outlined(
      shape(
        WHITE,
        'M-20-7H20C18-18 34-20 34-8 44-6 44 6 34 8 34 20 18 18 20 7H-20C-18 18-34 20-34 8-44 6-44-6-34-8-34-20-18-18-20-7Z',
      ),
    ),
    { x: 0, y: 0, turn: -12 },
  );

const ROOF = 'M0-84L96 0 80 16 0-52-80 16-96 0Z';

export const kennel = (): string =>
  plain(ellipse(SAND_SHADOW, 4, 98, 110, 12)) +
  outlined(
    shape(ORANGE, 'M-68 4L0-54 68 4V96H-68Z') +
      plain(shape(ORANGE_LIGHT, 'M-66 30H66V36H-66ZM-66 62H66V68H-66Z')) +
      shape(INK, 'M-34 96V56C-34 20 34 20 34 56V96Z') +
      shape(RED, ROOF) +
      ellipse(BEIGE, 0, 4, 19) +
      stroke('M-8 12V-4L0 5 8-4V12'),
  );
