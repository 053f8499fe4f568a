import { BEIGE, BLUE_LIGHT, INK, ORANGE, ORANGE_DEEP, ORANGE_LIGHT, RED, SAND, SKY, WHITE } from '@marcel/art/palette';
import { kennel as kennelArt } from '@marcel/art/toys';
import { ellipse, outlined, place, plain, shape } from '@marcel/art/svg';
import { EARTH, EARTH_DARK, GOLD, GRASS_DARK, LILAC, STONE, STONE_DARK, TEAL, mixed } from '../colours.js';
import { floorLamp } from '../scenery/lights.js';
import { inAir, onGround } from './prop.js';

export const kennel = onGround(RED, () => place(kennelArt(), { x: 0, y: -120, scale: 1.25 }));

export const umbrella = onGround(RED, (colour) =>
  place(
    outlined(
      `<path fill="none" stroke-width="14" d="M0-150V-10C0 20-36 20-36-6"/><path fill="none" stroke="${EARTH}" stroke-width="6" d="M0-150V-10C0 20-36 20-36-6"/>` +
        shape(colour, 'M-130-110C-120-230 120-230 130-110Q98-134 66-110 33-134 0-110-33-134-66-110-98-134-130-110Z') +
        plain(
          shape(
            mixed(colour, WHITE, 0.5),
            'M-66-112C-60-170-30-196 0-198 30-196 60-170 66-112 33-132 0-112-33-132-66-112Z',
          ),
        ) +
        `<path d="M0-198V-216"/>`,
      6,
    ),
    { x: 0, y: 0, turn: -8 },
  ),
);

export const book = onGround(TEAL, (colour) =>
  outlined(
    shape(colour, 'M-110-20C-70-40-30-36 0-16 30-36 70-40 110-20V6C70-14 30-10 0 8-30-10-70-14-110 6Z') +
      shape(
        WHITE,
        'M-100-34C-66-52-28-46 0-26V-4C-28-22-66-26-100-12ZM100-34C66-52 28-46 0-26V-4C28-22 66-26 100-12Z',
      ) +
      plain(`<path fill="none" stroke="${STONE}" stroke-width="4" d="M-84-32Q-50-42-18-28M84-32Q50-42 18-28"/>`),
    5,
  ),
);

export const treasure = onGround(EARTH, (colour) =>
  outlined(
    shape(mixed(colour, INK, 0.2), 'M-90-70C-90-140 90-140 90-70Z') +
      plain(
        ellipse(GOLD, -40, -76, 16) +
          ellipse(GOLD, 0, -84, 18) +
          ellipse(GOLD, 40, -76, 16) +
          ellipse(ORANGE_LIGHT, -16, -76, 12),
      ) +
      shape(colour, 'M-96-70H96V0H-96Z') +
      shape(ORANGE, 'M-96-70H-74V0H-96ZM74-70H96V0H74ZM-18-78H18V-40H-18Z') +
      ellipse(INK, 0, -58, 6),
    6,
  ),
);

export const campfire = onGround(
  ORANGE,
  (colour) =>
    `<circle cy="-60" r="150" fill="${ORANGE_LIGHT}" opacity=".28"/>` +
    outlined(
      shape(colour, 'M0-180C30-130 70-110 62-56 58-16 30-6 0-6S-58-16-62-56C-66-90-30-100-28-130-14-120-4-140 0-180Z') +
        shape(GOLD, 'M2-110C20-80 36-70 32-42 28-20 14-14 0-14S-30-22-32-46C-32-66-8-80 2-110Z') +
        shape(EARTH_DARK, 'M-96-22L90 2 86 22-100-2Z') +
        shape(EARTH, 'M96-22L-90 2-86 22 100-2Z'),
      5,
    ),
);

export const tent = onGround(ORANGE, (colour) =>
  outlined(
    shape(colour, 'M0-190L150 0H-150Z') +
      plain(shape(mixed(colour, INK, 0.18), 'M0-184L144-3H60Z')) +
      shape(INK, 'M0-130L52 0H-52Z') +
      shape(mixed(colour, WHITE, 0.3), 'M0-130L-52 0H-76Z'),
    6,
  ),
);

export const pumpkin = onGround(ORANGE_DEEP, (colour) =>
  outlined(
    shape(GRASS_DARK, 'M-10-128C-14-156 4-168 18-166 10-150 12-140 14-128Z') +
      ellipse(colour, -44, -66, 56, 62) +
      ellipse(colour, 44, -66, 56, 62) +
      ellipse(mixed(colour, ORANGE_LIGHT, 0.35), 0, -66, 46, 66) +
      plain(
        shape(INK, 'M-40-80L-22-106-8-78ZM40-80L22-106 8-78ZM-46-50Q0-14 46-50L34-28 20-40 8-22-8-22-20-40-34-28Z'),
      ),
    5,
  ),
);

export const trophy = onGround(GOLD, (colour) =>
  outlined(
    `<path fill="none" stroke-width="12" d="M-52-176C-100-180-100-110-40-106M52-176C100-180 100-110 40-106"/>` +
      shape(colour, 'M-58-190H58C58-120 40-84 14-76V-46H44V-10H-44V-46H-14V-76C-40-84-58-120-58-190Z') +
      shape(EARTH_DARK, 'M-60-20H60V0H-60Z') +
      plain(shape(WHITE, 'M-40-178H-26C-26-140-20-120-12-108-30-116-40-144-40-178Z')),
    6,
  ),
);

export const lantern = inAir(RED, (colour) =>
  outlined(
    `<path d="M0-110V-64M0 66V100"/>` +
      ellipse(colour, 0, 0, 66, 60) +
      `<path fill="none" stroke="${mixed(colour, INK, 0.3)}" d="M-30-54Q-50 0-30 54M0-60V60M30-54Q50 0 30 54"/>` +
      shape(GOLD, 'M-30-66H30V-52H-30ZM-30 52H30V66H-30Z'),
    5,
  ),
);

export const lamp = onGround(ORANGE_LIGHT, (colour) => place(floorLamp(colour), { x: 0, y: 0, scale: 0.58 }));

export const telescope = onGround(STONE_DARK, (colour) =>
  outlined(
    `<path stroke-width="12" d="M0-110L-50 0M0-110L50 0M0-110V0"/>` +
      place(
        shape(colour, 'M-80-22H60V22H-80Z') +
          shape(ORANGE, 'M60-30H92V30H60Z') +
          shape(INK, 'M-104-14H-80V14H-104Z') +
          shape(SKY, 'M92-26H100V26H92Z'),
        { x: 0, y: -126, turn: -28 },
      ),
    6,
  ),
);

export const television = onGround(BEIGE, (colour) =>
  outlined(
    `<path fill="none" d="M-10-160L-60-220M10-160L60-220"/>` +
      shape(colour, 'M-110-164H110V-14H-110Z') +
      shape(BLUE_LIGHT, 'M-90-146H50V-32H-90Z') +
      plain(shape(WHITE, 'M-76-134H-40L-76-90Z')) +
      ellipse(RED, 80, -124, 11) +
      ellipse(STONE, 80, -92, 11) +
      shape(SAND, 'M-80-14H-56V4H-80ZM56-14H80V4H56Z'),
    6,
  ),
);

export const crystal = onGround(LILAC, (colour) =>
  outlined(
    shape(mixed(colour, WHITE, 0.25), 'M-70 0L-96-70-60-110-26-70-40 0Z') +
      shape(colour, 'M-40 0L-50-130 0-200 50-130 40 0Z') +
      shape(mixed(colour, INK, 0.15), 'M40 0L30-60 66-100 96-56 76 0Z') +
      plain(shape(WHITE, 'M-34-124L-4-168-12-20H-28Z')),
    6,
  ),
);
