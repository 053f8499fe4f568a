import { BEIGE, BLUE_SOFT, INK, ORANGE, ORANGE_LIGHT, RED, SAND, WHITE } from '@marcel/art/palette';
import { ellipse, outlined, plain, shape } from '@marcel/art/svg';
import { EARTH, EARTH_DARK, GOLD, LILAC_DEEP, ROSE, ROSE_DEEP, STONE, TEAL } from '../colours.js';

export const HATS = {
  crown: () =>
    outlined(
      shape(GOLD, 'M-44-46L-54-98-24-72 0-108 24-72 54-98 44-46Q0-34-44-46Z') +
        plain(ellipse(RED, 0, -60, 7) + ellipse(TEAL, -26, -58, 5) + ellipse(TEAL, 26, -58, 5)),
    ),
  partyHat: () =>
    outlined(
      shape(ROSE_DEEP, 'M-34-44L4-122 36-42Q0-32-34-44Z') +
        plain(ellipse(GOLD, -8, -64, 6) + ellipse(WHITE, 12, -60, 6) + ellipse(TEAL, 2, -88, 5)) +
        ellipse(ORANGE, 4, -122, 10),
    ),
  cowboyHat: () =>
    outlined(
      shape(EARTH, 'M-92-48C-70-30 70-30 92-48 70-62 50-54 38-52-40-52-50-54-70-62-92-48Z') +
        shape(EARTH, 'M-42-50C-44-96-30-112-16-104-8-98 8-98 16-104 30-112 44-96 42-50Q0-38-42-50Z') +
        shape(EARTH_DARK, 'M-43-62Q0-50 43-62L42-50Q0-38-42-50Z'),
    ),
  wizardHat: () =>
    outlined(
      shape(
        LILAC_DEEP,
        'M-78-44C-40-26 40-26 78-44 50-56 40-54 34-56L14-136C8-152-6-150-10-138L-36-56C-42-54-52-56-78-44Z',
      ) +
        plain(
          shape(
            GOLD,
            'M-6-112L-2-102 8-102 0-96 3-86-6-92-15-86-12-96-20-102-10-102ZM14-76L17-69 24-69 18-65 20-58 14-62 8-58 10-65 4-69 11-69Z',
          ),
        ),
    ),
  chefHat: () =>
    outlined(
      shape(WHITE, 'M-38-46V-70C-70-76-62-118-34-108-26-134 26-134 34-108 62-118 70-76 38-70V-46Q0-36-38-46Z') +
        `<path fill="none" stroke-width="3" d="M-14-56V-74M14-56V-74"/>`,
    ),
  santaHat: () =>
    outlined(
      shape(RED, 'M-44-46C-40-100 10-120 66-84 40-86 38-70 42-46Q0-34-44-46Z') +
        shape(WHITE, 'M-50-52C-20-66 20-66 50-52 58-44 54-34 46-34-20-48 20-48-46-34-54-34-58-44-50-52Z') +
        ellipse(WHITE, 68, -80, 13),
    ),
  pirateHat: () =>
    outlined(
      shape(INK, 'M-74-44C-78-72-40-104 0-104S78-72 74-44C40-60-40-60-74-44Z') +
        plain(
          ellipse(WHITE, 0, -78, 12, 11) +
            shape(WHITE, 'M-7-70H7V-60H-7Z') +
            ellipse(INK, -5, -79, 3) +
            ellipse(INK, 5, -79, 3),
        ) +
        `<path fill="none" stroke="${GOLD}" d="M-70-48C-40-62 40-62 70-48"/>`,
    ),
  topHat: () =>
    outlined(
      shape(INK, 'M-36-52V-122Q0-132 36-122V-52Z') +
        shape(RED, 'M-36-72Q0-62 36-72V-54Q0-44-36-54Z') +
        shape(INK, 'M-66-52C-40-36 40-36 66-52 50-42-50-42-66-52Z'),
    ),
  beanie: () =>
    outlined(
      shape(TEAL, 'M-50-34C-54-104 54-104 50-34Q0-52-50-34Z') +
        shape(ORANGE, 'M-54-30C-50-50 50-50 54-30L52-18C40-36-40-36-52-18Z') +
        ellipse(ORANGE, 0, -88, 13),
    ),
  cap: () =>
    outlined(
      shape(RED, 'M-50-34C-54-98 54-98 50-34Q0-48-50-34Z') +
        shape(RED, 'M-20-42C10-52 60-50 86-28 60-26 20-30-20-42Z') +
        ellipse(RED, 0, -82, 6),
    ),
  helmet: () =>
    outlined(
      shape(STONE, 'M-56-24C-64-110 64-110 56-24Q40-40 0-40T-56-24Z') +
        shape(RED, 'M-4-88C-20-130 30-140 50-116 30-118 20-104 10-86Z') +
        `<path fill="none" d="M0-84V-42"/>`,
    ),
  safetyHelmet: () =>
    outlined(
      shape(GOLD, 'M-52-40C-54-112 54-112 52-40Q0-54-52-40Z') +
        shape(GOLD, 'M-10-98Q0-106 10-98L8-48Q0-49-8-48Z') +
        shape(GOLD, 'M-66-34C-44-56 44-56 66-34 40-44-40-44-66-34Z'),
    ),
  spaceHelmet: () =>
    `<circle cy="-8" r="98" fill="${WHITE}" fill-opacity="0.16" stroke="${INK}" stroke-width="11"/>` +
    `<circle cy="-8" r="98" fill="none" stroke="${WHITE}" stroke-width="5"/>` +
    `<path fill="none" stroke="${WHITE}" stroke-opacity="0.8" stroke-width="7" stroke-linecap="round" d="M-76-40Q-62-70-36-82"/>`,
  graduationCap: () =>
    outlined(
      shape(INK, 'M-34-66V-44Q0-30 34-44V-66Z') +
        shape(INK, 'M0-100L72-72 0-44-72-72Z') +
        `<path fill="none" stroke="${GOLD}" d="M0-72L54-62V-34"/>` +
        ellipse(GOLD, 54, -28, 6, 9),
    ),
  flowerCrown: () =>
    outlined(
      [-46, -24, 0, 24, 46]
        .map((x, index) => {
          const y = -50 - 10 * Math.cos((x / 46) * 1.4);
          const colour = [ROSE, ORANGE_LIGHT, WHITE, ROSE, ORANGE_LIGHT][index] ?? ROSE;
          return (
            ellipse(colour, x - 7, y, 9) +
            ellipse(colour, x + 7, y, 9) +
            ellipse(colour, x, y - 8, 9) +
            ellipse(colour, x, y + 6, 9) +
            plain(ellipse(GOLD, x, y - 1, 5))
          );
        })
        .join(''),
      3,
    ),
  detectiveHat: () =>
    outlined(
      shape(SAND, 'M-50-36C-54-100 54-100 50-36Q0-52-50-36Z') +
        shape(EARTH, 'M-50-48Q0-66 50-48V-36Q0-52-50-36Z') +
        shape(
          SAND,
          'M-72-28C-60-46-50-42-44-38L-46-30C-52-34-60-30-72-28ZM72-28C60-46 50-42 44-38L46-30C52-34 60-30 72-28Z',
        ) +
        shape(BEIGE, 'M-6-92H6L4-76H-4Z'),
    ),
  headset: () =>
    outlined(
      `<path fill="none" stroke-width="15" d="M-62 6C-72-76 72-76 62 6"/><path fill="none" stroke="${BLUE_SOFT}" stroke-width="7" d="M-62 6C-72-76 72-76 62 6"/>` +
        ellipse(ORANGE, -60, 8, 14, 22) +
        ellipse(ORANGE, 60, 8, 14, 22),
    ),
} as const;

export type HatName = keyof typeof HATS;
