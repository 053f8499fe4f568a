import { INK, RED, WHITE } from '@marcel/art/palette';
import { outlined, plain, shape, stroke } from '@marcel/art/svg';
import { EARTH, EARTH_DARK, GOLD, GRASS_DARK, STONE, STONE_DARK, TEAL, mixed } from '../colours.js';
import { onGround } from './prop.js';

export const table = onGround(EARTH, (colour) =>
  outlined(
    shape(colour, 'M-100 0L-88-96H-64L-74 0ZM100 0L88-96H64L74 0Z') +
      plain(shape(EARTH_DARK, 'M-92-96H92V-80H-92Z')) +
      shape(colour, 'M-126-120H126L116-94H-116Z') +
      stroke('M-96-108H-20M20-108H70', 4),
    6,
  ),
);

export const treeHouse = onGround(EARTH, (colour) =>
  outlined(
    shape(EARTH_DARK, 'M-30 0C-18-40-20-90-26-120H26C20-90 18-40 34 0Z') +
      shape(
        GRASS_DARK,
        'M-110-100C-150-130-130-190-92-186-96-250-10-264 10-226 60-262 120-220 104-178 146-160 132-104 96-98Z',
      ) +
      shape(colour, 'M-64-96V-164H64V-96Z') +
      shape(RED, 'M-82-158L0-214 82-158Z') +
      shape(INK, 'M-16-96V-136Q0-152 16-136V-96Z') +
      shape(GOLD, 'M-50-146H-28V-124H-50ZM28-146H50V-124H28Z') +
      shape(EARTH, 'M-84-98H84V-84H-84Z') +
      `<path fill="none" stroke-width="6" d="M48-84L62 0M78-84L92 0M52-62H82M56-40H86M60-18H90"/>`,
    6,
  ),
);

const PICKETS = [-150, -100, -50, 0, 50, 100, 150];

export const fence = onGround(WHITE, (colour) =>
  outlined(
    shape(colour, 'M-184-86H184V-68H-184ZM-184-42H184V-24H-184Z') +
      PICKETS.map((at) => shape(colour, `M${at - 17} 0V-98L${at}-122 ${at + 17}-98V0Z`)).join(''),
    6,
  ),
);

export const sofa = onGround(TEAL, (colour) =>
  outlined(
    shape(EARTH_DARK, 'M-96 0V-20H-76V0ZM76 0V-20H96V0Z') +
      shape(mixed(colour, INK, 0.2), 'M-112-70V-140C-112-176 112-176 112-140V-70Z') +
      stroke('M0-164V-96', 4) +
      shape(colour, 'M-100-92Q-100-102-90-102H-2V-58H-100ZM100-92Q100-102 90-102H2V-58H100Z') +
      shape(mixed(colour, INK, 0.12), 'M-110-60H110V-16H-110Z') +
      shape(colour, 'M-136-12V-104Q-136-124-116-124T-96-104V-12ZM136-12V-104Q136-124 116-124T96-104V-12Z'),
    6,
  ),
);

export const road = onGround(STONE_DARK, (colour) =>
  outlined(
    shape(colour, 'M-150 0L-34-130H34L150 0Z') +
      plain(shape(WHITE, 'M-10-6L-7-34H7L10-6ZM-6-50L-4-76H4L6-50ZM-4-90L-3-112H3L4-90Z')),
    6,
  ),
);

export const cave = onGround(STONE, (colour) =>
  outlined(
    shape(colour, 'M-176 0C-184-70-150-96-128-116-118-160-60-172-24-186 30-200 84-180 116-150 160-130 186-70 178 0Z') +
      plain(
        shape(
          STONE_DARK,
          'M92-160C130-146 168-84 164 0H118C128-60 120-120 92-160ZM-150-30C-152-60-132-80-112-94-120-70-128-54-128-30Z',
        ) + shape(INK, 'M-78 0C-86-70-52-122 0-122S86-70 78 0Z'),
      ) +
      stroke('M-96-132C-80-146-60-152-44-156M44-150Q66-150 80-140', 5),
    6,
  ),
);
