import { BEIGE, ORANGE, ORANGE_DEEP, ORANGE_LIGHT, SAND, SAND_DEEP, WHITE } from '@marcel/art/palette';
import { ellipse, outlined, plain, shape } from '@marcel/art/svg';
import { GOLD, GRASS, GRASS_DARK, LILAC, ROSE_DEEP, TEAL } from '../colours.js';
import { drift, scatter } from '../scenery/pieces.js';
import { sky } from '../scenery/sky.js';
import type { Random } from '../random.js';
import type { Place } from './place.js';

const bubble = (): string =>
  `<circle r="17" fill="${WHITE}" fill-opacity=".18" stroke="${WHITE}" stroke-opacity=".75" stroke-width="4"/><circle cx="-6" cy="-6" r="4" fill="${WHITE}"/>`;

function fish(random: Random): string {
  const [body, stripe] = random.pick([
    [ORANGE, WHITE],
    [GOLD, LILAC],
    [TEAL, BEIGE],
    [ROSE_DEEP, ORANGE_LIGHT],
  ]);
  return `<g transform="scale(${random.chance(0.5) ? 1 : -1} 1)">${outlined(
    shape(body, 'M30 0L66-26Q58 0 66 26Z') +
      shape(body, 'M-50 0C-40-34 20-38 40 0 20 38-40 34-50 0Z') +
      plain(shape(stripe, 'M-8-27Q-18 0-8 27H6Q-4 0 6-27Z')) +
      ellipse(WHITE, -30, -7, 8) +
      plain(ellipse('#14143c', -31, -7, 4)),
    5,
  )}</g>`;
}

const weed = (random: Random): string => {
  const colour = random.pick([GRASS, GRASS_DARK, TEAL]);
  return outlined(
    shape(colour, 'M-14 0C-34-50 0-70-14-120-24-160 6-190 0-220 24-190 10-150 14-120 24-70-4-50 16 0Z') +
      shape(colour, 'M20 0C10-40 40-60 34-100 60-60 30-40 44 0Z'),
    5,
  );
};

const coral = (random: Random): string => {
  const colour = random.pick([ROSE_DEEP, ORANGE_DEEP, LILAC]);
  return outlined(
    shape(
      colour,
      'M-16 0V-46C-44-50-60-66-58-100-46-108-38-100-36-84-30-74-22-72-16-74V-120C-12-136 10-136 14-120V-94C24-92 32-98 36-110 40-124 58-124 58-108 58-76 40-62 14-58V0Z',
    ),
    5,
  );
};

export const underwater: Place = ({ random }) => ({
  back:
    sky(['#8fe3ff', '#5fc8fa', '#3aa8f0', '#2186e0', '#1466c8', '#0d4aa8'], 900) +
    [120, 400, 700]
      .map((x) => `<path fill="${WHITE}" opacity=".13" d="M${x} 0h${random.between(60, 130)}L${x - 60} 900h-200Z"/>`)
      .join('') +
    scatter(random, fish, { count: 3, from: 40, to: 400, y: [140, 560], size: [0.8, 1.3] }) +
    scatter(random, fish, { count: 3, from: 640, to: 980, y: [140, 560], size: [0.8, 1.3] }) +
    shape(SAND_DEEP, 'M0 800Q260 742 540 790T1024 772V1024H0Z') +
    scatter(random, weed, { count: 4, from: 0, to: 300, y: [820, 880], size: [0.9, 1.5] }) +
    scatter(random, coral, { count: 3, from: 740, to: 1000, y: [820, 880], size: [0.9, 1.5] }) +
    shape(SAND, 'M0 890Q300 846 620 884T1024 866V1024H0Z'),
  front:
    drift(random, bubble, { count: 14, y: [60, 980], size: [0.5, 1.4] }) +
    scatter(random, weed, { count: 2, from: 0, to: 180, y: [1030, 1040], size: [0.4, 0.6] }) +
    scatter(random, coral, { count: 2, from: 860, to: 1024, y: [1030, 1040], size: [0.5, 0.8] }),
});
