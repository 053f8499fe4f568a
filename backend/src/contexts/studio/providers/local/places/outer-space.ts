import { BEIGE, BLUE_LIGHT, ORANGE, ORANGE_DEEP, ORANGE_LIGHT, SKY, WHITE } from '@marcel/art/palette';
import { ellipse, outlined, place, plain, shape } from '@marcel/art/svg';
import { GRASS, LILAC, LILAC_DEEP, SEA, STONE, STONE_DARK, TEAL } from '../colours.js';
import { scatter } from '../scenery/pieces.js';
import { sky, stars } from '../scenery/sky.js';
import type { Random } from '../random.js';
import type { Place } from './place.js';

const ringed = ([colour, shade, ring]: readonly [string, string, string]): string =>
  outlined(
    `<path fill="none" stroke-width="26" d="M-70-24C-200-20-170 60 0 30S170-80 70-36"/><path fill="none" stroke="${ring}" stroke-width="16" d="M-70-24C-200-20-170 60 0 30S170-80 70-36"/>` +
      ellipse(colour, 0, 0, 82) +
      plain(
        shape(shade, 'M-60 52C-10 40 40 10 70-36 84 0 74 50 30 74-4 88-40 76-60 52Z') + ellipse(WHITE, -34, -40, 16, 9),
      ) +
      `<path fill="none" stroke-width="26" d="M-78 34C-40 44 40 24 82-14"/><path fill="none" stroke="${ring}" stroke-width="16" d="M-92 26C-40 46 40 24 92-22"/>`,
    6,
  );

const earth = (): string =>
  outlined(
    ellipse(SEA, 0, 0, 74) +
      plain(
        shape(
          GRASS,
          'M-50-40C-20-70 10-50 0-30-20-20-10 0-34 6-60 0-64-24-50-40ZM20 0C50-12 66 4 56 30 40 52 14 44 16 24Z',
        ) + ellipse(WHITE, 24, -46, 20, 8),
      ),
    6,
  );

const crater = (random: Random): string => ellipse(STONE_DARK, 0, 0, random.between(34, 66), random.between(10, 18));

const comet = (): string =>
  `<path fill="${BEIGE}" opacity=".45" d="M0 0L-190-74-176-92Z"/>` + outlined(ellipse(ORANGE_LIGHT, 0, 0, 17), 5);

export const outerSpace: Place = ({ random }) => {
  const colours = random.pick([
    [ORANGE, ORANGE_DEEP, ORANGE_LIGHT],
    [LILAC, LILAC_DEEP, SKY],
    [TEAL, '#0d8f8a', BEIGE],
  ]);
  return {
    back:
      sky(['#04042e', '#0a0650', '#1a0a78', '#34129a', '#5a22b8', '#8236c4'], 900) +
      stars(random, 130, 800, BEIGE) +
      place(ringed(colours), {
        x: random.between(130, 260),
        y: random.between(150, 240),
        scale: random.between(0.9, 1.3),
      }) +
      place(earth(), { x: random.between(780, 900), y: random.between(140, 320), scale: random.between(0.8, 1.3) }) +
      place(comet(), { x: random.between(480, 640), y: random.between(90, 180) }) +
      shape('#a9b2d4', 'M0 800Q260 716 540 776T1024 744V1024H0Z') +
      shape(STONE, 'M0 874Q300 820 620 866T1024 850V1024H0Z') +
      scatter(random, crater, { count: 6, from: 0, to: 1024, y: [850, 960], size: [0.7, 1.3] }) +
      scatter(random, (chance) => ellipse(BLUE_LIGHT, 0, 0, chance.between(3, 6)), {
        count: 8,
        from: 0,
        to: 1024,
        y: [830, 990],
        size: [1, 1],
      }),
    front: scatter(
      random,
      (chance) => outlined(ellipse(STONE_DARK, 0, 0, chance.between(26, 44), chance.between(18, 26)), 5),
      {
        count: 3,
        from: 0,
        to: 1024,
        y: [1000, 1030],
        size: [0.9, 1.5],
      },
    ),
  };
};
