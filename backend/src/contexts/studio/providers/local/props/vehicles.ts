import { BEIGE, INK, ORANGE, ORANGE_DEEP, ORANGE_LIGHT, RED, SKY, WHITE } from '@marcel/art/palette';
import { ellipse, outlined, place, plain, shape } from '@marcel/art/svg';
import { EARTH, EARTH_DARK, GOLD, STONE, TEAL, mixed } from '../colours.js';
import { inAir, onGround } from './prop.js';

const wheel = (x: number): string => ellipse(INK, x, -26, 28) + ellipse(STONE, x, -26, 12);

export const car = onGround(RED, (colour) =>
  outlined(
    shape(colour, 'M-130-40C-134-84-104-88-84-90L-56-134H44L84-90C120-88 134-76 130-40Z') +
      shape(SKY, 'M-66-92L-46-122H-8V-92ZM6-92V-122H38L64-92Z') +
      shape(ORANGE_LIGHT, 'M112-74H128V-58H112Z') +
      shape(mixed(colour, INK, 0.25), 'M-130-46H130V-30H-130Z') +
      wheel(-74) +
      wheel(74),
    6,
  ),
);

export const rocket = inAir(WHITE, (colour) =>
  place(
    outlined(
      shape(ORANGE, 'M-20 86Q0 170 20 86Z') +
        shape(GOLD, 'M-10 86Q0 130 10 86Z') +
        shape(RED, 'M-40 30C-80 50-78 90-72 104L-30 80ZM40 30C80 50 78 90 72 104L30 80Z') +
        shape(colour, 'M0-130C50-84 52 20 34 88H-34C-52 20-50-84 0-130Z') +
        shape(RED, 'M0-130C24-108 36-84 41-60H-41C-36-84-24-108 0-130Z') +
        ellipse(SKY, 0, -18, 24) +
        plain(ellipse(WHITE, -8, -26, 7)),
      6,
    ),
    { x: 0, y: 0, turn: 24 },
  ),
);

export const ufo = inAir(
  STONE,
  (colour) =>
    `<path fill="${GOLD}" opacity=".35" d="M-60 20L-130 220H130L60 20Z"/>` +
    outlined(
      shape(SKY, 'M-54-10C-54-90 54-90 54-10Z') +
        ellipse(TEAL, 0, -34, 20, 24) +
        plain(ellipse(INK, -8, -38, 5, 7) + ellipse(INK, 8, -38, 5, 7)) +
        ellipse(colour, 0, 4, 128, 34) +
        ellipse(ORANGE, -76, 8, 11) +
        ellipse(RED, 0, 18, 11) +
        ellipse(ORANGE, 76, 8, 11),
      6,
    ),
);

export const boat = onGround(RED, (colour) =>
  outlined(
    shape(EARTH_DARK, 'M-6-230H6V-40H-6Z') +
      shape(WHITE, 'M12-222L110-64H12Z') +
      shape(ORANGE_LIGHT, 'M-12-206L-90-64H-12Z') +
      shape(colour, 'M-130-52H134C120-8 96 4 70 4H-76C-104 4-122-16-130-52Z') +
      plain(shape(WHITE, 'M-124-38H129L125-26H-119Z')),
    6,
  ),
);

export const plane = inAir(ORANGE, (colour) =>
  outlined(
    shape(mixed(colour, INK, 0.2), 'M20-14L70-90H104L66-10Z') +
      shape(colour, 'M-140 0C-140-40-90-40-60-38H110L140-84H166L150 0C140 34-100 40-140 0Z') +
      shape(SKY, 'M-112-14C-108-34-84-36-70-34V-10Z') +
      shape(BEIGE, 'M-30 4H60L10 76H-26Z') +
      plain(ellipse(WHITE, -30, -14, 9) + ellipse(WHITE, 6, -14, 9) + ellipse(WHITE, 42, -14, 9)),
    6,
  ),
);

export const hotAirBalloon = inAir(ORANGE_DEEP, (colour) =>
  outlined(
    `<path d="M-40 70L-20 130M40 70L20 130"/>` +
      shape(colour, 'M0 90C-60 60-100 0-90-60-80-150 80-150 90-60 100 0 60 60 0 90Z') +
      plain(shape(WHITE, 'M0 88C-34 50-50-10-42-70-38-110-20-126 0-128 20-126 38-110 42-70 50-10 34 50 0 88Z')) +
      shape(colour, 'M0 88C-12 50-20-10-16-70-14-106-8-126 0-128 8-126 14-106 16-70 20-10 12 50 0 88Z') +
      shape(EARTH, 'M-26 126H26L20 166H-20Z'),
    6,
  ),
);

export const skateboard = onGround(TEAL, (colour) =>
  outlined(
    shape(
      colour,
      'M-120-46C-100-30-90-30-70-30H70C90-30 100-30 120-46L126-34C106-10 86-10 70-10H-70C-86-10-106-10-126-34Z',
    ) +
      ellipse(ORANGE, -64, 0, 14) +
      ellipse(ORANGE, 64, 0, 14),
    6,
  ),
);

const porthole = (x: number): string => ellipse(SKY, x, -4, 20) + plain(ellipse(WHITE, x - 6, -10, 6));

export const submarine = inAir(GOLD, (colour) =>
  outlined(
    shape(mixed(colour, INK, 0.25), 'M-132-8L-176-50V50L-132 12Z') +
      `<path fill="none" stroke-width="12" d="M20-70V-104H50"/>` +
      shape(colour, 'M-44-56L-34-92H56L66-56Z') +
      shape(colour, 'M-140 0C-136-46-70-62 0-62 90-62 144-42 148 0 144 44 90 62 0 62-70 62-136 46-140 0Z') +
      plain(shape(mixed(colour, INK, 0.2), 'M-136 14C-80 34 90 34 146 12 138 46 86 58 0 58-66 58-128 46-136 14Z')) +
      porthole(-64) +
      porthole(4) +
      porthole(72),
    6,
  ),
);

export const airship = inAir(RED, (colour) =>
  place(
    outlined(
      shape(STONE, 'M-46 66H46L32 104H-32Z') +
        shape(mixed(colour, INK, 0.3), 'M-126-14L-178-62V-2ZM-126 14L-178 62V2Z') +
        shape(colour, 'M-156 0C-120-70 20-88 96-60 136-44 160-22 166 0 160 22 136 44 96 60 20 88-120 70-156 0Z') +
        plain(shape(mixed(colour, WHITE, 0.35), 'M-120-22C-60-62 60-66 120-34 60-48-60-44-120-22Z')) +
        `<path fill="none" d="M-150 4C-60 20 70 20 162 4M-34 72V64M34 72V64"/>` +
        plain(shape(SKY, 'M-26 78H-6V92H-22ZM6 78H26L22 92H6Z')),
      6,
    ),
    { x: 0, y: 0, scale: 0.72 },
  ),
);
