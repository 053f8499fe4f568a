import { BEIGE, ORANGE, ORANGE_DEEP, ORANGE_LIGHT, RED, WHITE } from '@marcel/art/palette';
import { ellipse, outlined, place, plain, shape } from '@marcel/art/svg';
import { EARTH, EARTH_DARK, GOLD, GRASS_DARK, ROSE, ROSE_LIGHT, mixed } from '../colours.js';
import { onGround } from './prop.js';

export const cake = onGround(ROSE, (colour) =>
  outlined(
    ellipse(WHITE, 0, -6, 116, 20) +
      shape(BEIGE, 'M-92-96H92V-12Q0 16-92-12Z') +
      shape(
        colour,
        'M-92-104Q0-140 92-104V-74Q76-50 60-74 44-46 28-74 12-46-4-74-20-50-36-74-52-46-68-74-80-54-92-74Z',
      ) +
      [-44, 0, 44]
        .map(
          (x) =>
            shape(mixed(colour, WHITE, 0.6), `M${x - 6}-158h12v44h-12z`) +
            shape(ORANGE, `M${x}-190C${x + 14}-172 ${x + 8}-160 ${x}-160S${x - 14}-172 ${x}-190Z`),
        )
        .join(''),
    5,
  ),
);

export const pizza = onGround(ORANGE_LIGHT, (colour) =>
  place(
    outlined(
      shape(colour, 'M-86-170Q0-206 86-170L0 0Z') +
        shape(EARTH, 'M-96-176Q0-226 96-176L84-152Q0-194-84-152Z') +
        ellipse(RED, -24, -118, 18) +
        ellipse(RED, 26, -124, 16) +
        ellipse(RED, 0, -70, 15) +
        plain(ellipse(GRASS_DARK, 4, -146, 9, 5) + ellipse(GRASS_DARK, -8, -92, 8, 5)),
      5,
    ),
    { x: 0, y: 0, turn: 8 },
  ),
);

export const iceCream = onGround(ROSE, (colour) =>
  outlined(
    shape(ORANGE, 'M-44-96H44L0 6Z') +
      `<path fill="none" stroke="${EARTH}" stroke-width="4" d="M-30-90L14-30M0-92L26-54M30-90L-14-30M0-92L-26-54"/>` +
      ellipse(BEIGE, 30, -118, 40) +
      ellipse(EARTH, -30, -118, 40) +
      ellipse(colour, 0, -158, 44) +
      ellipse(RED, 6, -204, 13),
    5,
  ),
);

export const coffee = onGround(WHITE, (colour) =>
  outlined(
    `<path fill="none" stroke-width="16" d="M56-90C104-100 104-34 52-40"/><path fill="none" stroke="${colour}" stroke-width="8" d="M56-90C104-100 104-34 52-40"/>` +
      shape(colour, 'M-64-116H64L52-14Q0 10-52-14Z') +
      ellipse(EARTH_DARK, 0, -114, 60, 15) +
      plain(shape(ORANGE_DEEP, 'M0-34C-16-46-24-54-24-66-24-80-8-80 0-68 8-80 24-80 24-66 24-54 16-46 0-34Z')) +
      `<path fill="none" d="M-20-144Q-32-160-20-176T-20-206M18-144Q6-160 18-176T18-206"/>`,
    5,
  ),
);

export const burger = onGround(ORANGE, (colour) =>
  outlined(
    shape(colour, 'M-90-20H90C90 10 70 6 0 6S-90 10-90-20Z') +
      shape(EARTH_DARK, 'M-96-46H96V-18H-96Z') +
      shape(GOLD, 'M-92-58H92L60-36 30-52-10-34-50-52Z') +
      shape(GRASS_DARK, 'M-98-70Q-80-50-60-68-40-48-20-68 0-48 20-68 40-48 60-68 80-50 98-70L90-84H-90Z') +
      shape(colour, 'M-92-80C-92-160 92-160 92-80Z') +
      plain(ellipse(BEIGE, -36, -112, 7, 5) + ellipse(BEIGE, 4, -124, 7, 5) + ellipse(BEIGE, 42, -110, 7, 5)),
    5,
  ),
);

export const doughnut = onGround(ROSE, (colour) =>
  outlined(
    ellipse(ORANGE, 0, -74, 82, 76) +
      shape(colour, 'M-78-84C-74-160 74-160 78-84 80-52 56-50 40-40 20-26 0-46-20-34-44-26-76-48-78-84Z') +
      ellipse(ROSE_LIGHT, 0, -82, 26, 22) +
      plain(
        [
          [-48, -110, RED],
          [-14, -128, GOLD],
          [30, -122, WHITE],
          [54, -88, GOLD],
          [-52, -72, WHITE],
          [36, -56, RED],
        ]
          .map(
            ([x, y, scrap]) => `<path stroke="${scrap}" stroke-width="8" stroke-linecap="round" d="M${x} ${y}l12 8"/>`,
          )
          .join(''),
      ),
    5,
  ),
);
