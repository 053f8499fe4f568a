import { BEIGE, INK, ORANGE_LIGHT, RED, SKY, WHITE } from '@marcel/art/palette';
import { ellipse, outlined, place, plain, shape, stroke } from '@marcel/art/svg';
import { EARTH, EARTH_DARK, GOLD, SEA, SEA_LIGHT, SNOW, SNOW_SHADOW, STONE, STONE_DARK, TEAL } from '../colours.js';
import { inAir, onGround } from './prop.js';

export const lighthouse = onGround(
  RED,
  (colour) =>
    `<path fill="${GOLD}" opacity=".45" d="M0-258L-210-330V-220L0-242ZM0-258L210-310V-200L0-242Z"/>` +
    outlined(
      shape(STONE, 'M-90 0C-84-40-50-46-40-44H44C60-46 86-36 92 0Z') +
        plain(shape(STONE_DARK, 'M-60 0Q-40-24-10-20T50-22 84 0Z')) +
        shape(WHITE, 'M-48-40L-32-220H32L48-40Z') +
        plain(
          shape(colour, 'M-44-84L-40-128H40L44-84ZM-37-166L-34-200H34L37-166Z') +
            shape(INK, 'M-12-42V-66Q0-80 12-66V-42Z'),
        ) +
        shape(BEIGE, 'M-44-220H44V-232H-44Z') +
        shape(ORANGE_LIGHT, 'M-24-232H24V-266H-24Z') +
        shape(colour, 'M-34-266L0-304 34-266Z'),
      6,
    ),
);

const sail = (turn: number): string =>
  place(outlined(shape(WHITE, 'M6-8H34V-116H6Z') + stroke('M6-44H34M6-80H34M20-8V-116', 4), 5), {
    x: 0,
    y: -168,
    turn,
  });

export const windmill = onGround(EARTH, (colour) =>
  outlined(
    shape(colour, 'M-62 0L-38-170H38L62 0Z') +
      plain(shape(INK, 'M-16 0V-40Q0-58 16-40V0Z') + ellipse(SKY, 0, -100, 12)) +
      shape(RED, 'M-48-166Q0-230 48-166Z') +
      [20, 110, 200, 290].map(sail).join('') +
      ellipse(EARTH_DARK, 0, -168, 12),
    6,
  ),
);

export const surfboard = onGround(ORANGE_LIGHT, (colour) =>
  outlined(
    shape(SEA, 'M-190 0C-170-70-120-96-60-88 10-80 40-62 90-66 140-70 176-50 196 0Z') +
      plain(
        shape(SEA_LIGHT, 'M-150-10C-120-60-60-70 0-56 60-44 110-46 150-10Z') +
          shape(WHITE, 'M-176-30C-160-78-118-100-66-92-96-86-120-76-134-52-150-64-164-50-176-30Z'),
      ) +
      shape(colour, 'M-118-96C-60-118 70-118 132-84 90-74-60-74-118-96Z') +
      plain(`<path fill="none" stroke="${TEAL}" stroke-width="6" d="M-96-96C-30-104 50-102 108-86"/>`),
    6,
  ),
);

export const bridge = onGround(RED, (colour) =>
  outlined(
    shape(SEA, 'M-190 0V-26Q-150-40-110-26T-30-26 50-26 130-26 190-30V0Z') +
      shape(colour, 'M-96-10V-190H-72V-10ZM72-10V-190H96V-10Z') +
      shape(colour, 'M-190-62H190V-82H-190Z') +
      `<path fill="none" stroke="${INK}" stroke-width="14" d="M-190-96Q-120-110-84-184Q0-50 84-184Q120-110 190-96"/>` +
      `<path fill="none" stroke="${colour}" stroke-width="6" d="M-190-96Q-120-110-84-184Q0-50 84-184Q120-110 190-96"/>` +
      stroke('M-140-82V-116M-40-82V-130M0-82V-116M40-82V-130M140-82V-116', 4),
    5,
  ),
);

const burst = (colour: string): string =>
  Array.from({ length: 12 }, (_, ray) =>
    place(
      `<path fill="none" stroke="${INK}" stroke-width="12" stroke-linecap="round" d="M0-26V-74"/><path fill="none" stroke="${colour}" stroke-width="7" stroke-linecap="round" d="M0-26V-74"/>` +
        ellipse(colour, 0, -90, 7),
      { x: 0, y: 0, turn: ray * 30 },
    ),
  ).join('') + ellipse(WHITE, 0, 0, 9);

export const fireworks = inAir(
  GOLD,
  (colour) =>
    place(burst(TEAL), { x: -74, y: 44, scale: 0.62 }) +
    place(burst(RED), { x: 78, y: 52, scale: 0.55 }) +
    place(burst(colour), { x: 0, y: -16 }),
);

export const snowboard = onGround(TEAL, (colour) =>
  outlined(
    shape(SNOW, 'M-196 0C-180-50-120-66-60-60 10-54 60-70 120-62 176-54 190-30 196 0Z') +
      plain(shape(SNOW_SHADOW, 'M-150-8C-100-34-40-30 20-26 80-22 120-30 160-8Z')) +
      shape(
        colour,
        'M-146-96C-130-70-110-62-90-62H90C110-62 130-70 146-96 130-88 112-82 90-82H-90C-112-82-130-88-146-96Z',
      ) +
      plain(`<path fill="none" stroke="${WHITE}" stroke-width="6" d="M-40-72H40"/>`),
    6,
  ),
);

const square = (row: number, column: number): string =>
  shape(
    (row + column) % 2 === 0 ? WHITE : EARTH_DARK,
    `M${-72 + column * 24 - row * 6} ${-40 + row * 14}h24l-6 14h-24z`,
  );

const pawn = (colour: string): string =>
  outlined(ellipse(colour, 0, -62, 17) + shape(colour, 'M-8-48H8L16-14H24V0H-24V-14H-16Z'), 5);

const king = (colour: string): string =>
  outlined(
    shape(colour, 'M-5-116H5V-106H14V-96H5V-86H-5V-96H-14V-106H-5ZM-20-84H20L14-50 22-14H28V0H-28V-14H-22L-14-50Z'),
    5,
  );

export const chessboard = onGround(GOLD, (colour) =>
  place(
    outlined(
      shape(EARTH, 'M-84-48H84L62 24H-112Z') +
        plain([0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3, 4, 5].map((column) => square(row, column))).join('')),
      6,
    ) +
      place(king(WHITE), { x: -44, y: -6, scale: 1 }) +
      place(pawn(WHITE), { x: -6, y: 12, scale: 0.9 }) +
      place(pawn(colour), { x: 34, y: -22, scale: 0.9 }) +
      place(king(STONE_DARK), { x: 62, y: -24, scale: 0.8 }),
    { x: 6, y: -24, scale: 1 },
  ),
);

export const barn = onGround(RED, (colour) =>
  outlined(
    shape(colour, 'M-110 0V-90L-66-150 0-178 66-150 110-90V0Z') +
      shape(STONE_DARK, 'M-122-84L-72-156 0-188 72-156 122-84 104-78 60-138 0-164-60-138-104-78Z') +
      shape(WHITE, 'M-40 0V-80H40V0Z') +
      plain(shape(colour, 'M-32-6V-72H32V-6Z')) +
      stroke('M-32-6L32-72M32-6L-32-72', 6) +
      shape(BEIGE, 'M-18-104H18V-136H-18Z'),
    6,
  ),
);
