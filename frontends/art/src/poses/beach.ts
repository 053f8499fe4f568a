import { arm, restingArm } from '../marcel/arm.js';
import { head } from '../marcel/head.js';
import { BLUE_LIGHT, INK, ORANGE, ORANGE_DEEP, RED, SAND, SKY, WHITE } from '../palette.js';
import { ellipse, outlined, place, plain, shape, stroke, tube } from '../svg.js';
import { seated } from './pose.js';

const sunglasses = () =>
  outlined(
    shape(INK, 'M-44-16H-4C-4 6-10 12-24 12S-44 4-44-16ZM4-16H44C44 4 38 12 24 12S4 6 4-16Z') +
      stroke('M-54-14H54') +
      `<path fill="none" stroke="${BLUE_LIGHT}" d="M-34-8L-24 2M14-8L24 2"/>`,
  );

const parasol = () =>
  outlined(
    tube(SAND, 'M0 0V190', 9) +
      shape(
        ORANGE,
        'M-74 30C-66-26 66-26 74 30Q61 18 50 30 37 18 25 30 12 18 0 30-12 18-25 30-37 18-50 30-61 18-74 30Z',
      ) +
      shape(
        WHITE,
        'M-50 30C-44-2-24-12 0-13-14-6-24 6-25 30Q-37 18-50 30ZM50 30C44-2 24-12 0-13 14-6 24 6 25 30Q37 18 50 30Z',
      ) +
      ellipse(RED, 0, -15, 6, 5),
  );

const drink = () =>
  outlined(
    tube(RED, 'M4-10L12-34', 7) +
      shape(WHITE, 'M-16-18H18L12 20H-10Z') +
      plain(shape(ORANGE_DEEP, 'M-12-6H14L10 17H-8Z')) +
      ellipse(ORANGE, -14, -18, 9),
  );

const island = () =>
  outlined(
    shape(SKY, 'M6 214C20 196 220 196 234 214 236 232 4 232 6 214Z') +
      shape(SAND, 'M22 210C40 190 200 190 218 210 214 224 26 224 22 210Z'),
  );

export const beach = (): string =>
  place(parasol(), { x: 168, y: 30, turn: -13, scale: 0.92 }) +
  island() +
  place(
    seated() +
      restingArm('right') +
      place(head() + sunglasses(), { x: 120, y: 84, turn: -5 }) +
      place(drink(), { x: 44, y: 134, turn: -8 }) +
      arm({ along: 'M88 146Q60 176 48 156', paw: { x: 46, y: 150, turn: 170 } }),
    { x: 6, y: 26, scale: 0.82 },
  );
