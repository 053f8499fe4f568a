import { ellipse, outlined, place, shape } from '@marcel/art/svg';
import { EARTH, GRASS, GRASS_DARK, GRASS_LIGHT, PINE, PINE_DARK, ROSE_DEEP } from '../colours.js';
import { skyAt } from '../scenery/hour.js';
import { hills, scatter } from '../scenery/pieces.js';
import { palm } from '../scenery/trees.js';
import type { Random } from '../random.js';
import type { Place } from './place.js';

const frond = (random: Random): string => {
  const colour = random.pick([GRASS, GRASS_DARK, PINE]);
  return outlined(
    [-64, -34, 0, 34, 64]
      .map((turn) => place(shape(colour, 'M0 0C-26-50-24-110 0-150 24-110 26-50 0 0Z'), { x: 0, y: 0, turn }))
      .join(''),
    5,
  );
};

const leaves = ([from, to]: readonly [number, number], y: number): string =>
  Array.from({ length: 9 }, (_, at) => at)
    .map((at) =>
      place(shape(at % 2 === 0 ? PINE : PINE_DARK, 'M-40-20C-60 60-20 130 0 170 20 130 60 60 40-20Z'), {
        x: from + ((to - from) * at) / 8,
        y: y + (at % 3) * 14,
        turn: (at - 4) * 5,
      }),
    )
    .join('');

const vine = (random: Random): string => {
  const length = random.between(160, 340);
  return (
    `<path fill="none" stroke="${PINE_DARK}" stroke-width="10" d="M0 0Q${random.between(-40, 40)} ${length / 2} 0 ${length}"/>` +
    ellipse(GRASS_LIGHT, 0, length, 12, 18) +
    ellipse(GRASS, 10, length * 0.6, 10, 16)
  );
};

const bloom = (): string =>
  outlined(
    ellipse(ROSE_DEEP, -9, -30, 11) +
      ellipse(ROSE_DEEP, 9, -30, 11) +
      ellipse(ROSE_DEEP, 0, -42, 11) +
      ellipse('#ffd23c', 0, -33, 6),
    4,
  );

export const jungle: Place = ({ hour, random }) => ({
  back:
    skyAt(hour, random) +
    hills(random, '#4aa58a', 560, 80) +
    scatter(random, palm, { count: 3, from: -40, to: 300, y: [760, 830], size: [1.6, 2.3] }) +
    scatter(random, palm, { count: 3, from: 660, to: 980, y: [760, 830], size: [1.6, 2.3] }) +
    hills(random, PINE, 720, 40, 2) +
    scatter(random, frond, { count: 4, from: -30, to: 320, y: [830, 880], size: [1, 1.7] }) +
    scatter(random, frond, { count: 4, from: 700, to: 1050, y: [830, 880], size: [1, 1.7] }) +
    hills(random, GRASS_DARK, 850, 30, 2) +
    scatter(random, vine, { count: 6, from: 20, to: 1004, y: [-10, 0], size: [0.9, 1.2] }) +
    leaves([0, 1024], -60),
  front:
    scatter(random, frond, { count: 5, from: 0, to: 1024, y: [1040, 1060], size: [0.5, 0.8] }) +
    scatter(random, bloom, { count: 4, from: 20, to: 1004, y: [1004, 1024], size: [1, 1.5] }) +
    hills(random, EARTH, 1018, 6, 2),
});
