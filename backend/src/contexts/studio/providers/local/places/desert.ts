import { BEIGE, ORANGE_DEEP, SAND, SAND_DEEP, SAND_SHADOW } from '@marcel/art/palette';
import { outlined, plain, shape } from '@marcel/art/svg';
import { GRASS_DARK, PINE, ROSE_DEEP } from '../colours.js';
import { skyAt } from '../scenery/hour.js';
import { hills, scatter } from '../scenery/pieces.js';
import type { Random } from '../random.js';
import type { Place } from './place.js';

const cactus = (random: Random): string =>
  outlined(
    shape(
      GRASS_DARK,
      'M-20 0V-70C-50-70-66-84-66-120-66-140-40-140-40-120-40-104-34-98-20-98V-170C-20-204 20-204 20-170V-120C34-120 40-128 40-150-42-150 40-150 40-150 40-172 66-172 66-150 66-110 50-92 20-92V0Z',
    ) +
      plain(shape(PINE, 'M6-186C14-182 12-172 12-160V0H20V-170C20-180 14-186 6-186Z')) +
      (random.chance(0.5) ? `<circle cx="0" cy="-196" r="12" fill="${ROSE_DEEP}"/>` : ''),
  );

const mesa = (x: number, width: number, top: number): string =>
  outlined(
    shape('#c8663f', `M${x} 720L${x + 26} ${top + 60}V${top}H${x + width - 26}V${top + 60}L${x + width} 720Z`) +
      `<g stroke="none">${shape('#a84f35', `M${x + width * 0.62} ${top + 4}H${x + width - 29}V${top + 60}L${x + width - 4} 718H${x + width * 0.7}Z`)}</g>`,
    6,
  );

export const desert: Place = ({ hour, random }) => ({
  back:
    skyAt(hour, random) +
    mesa(random.between(-60, 60), random.between(230, 320), random.between(430, 520)) +
    mesa(random.between(700, 780), random.between(240, 340), random.between(420, 500)) +
    hills(random, SAND_SHADOW, 690, 50) +
    hills(random, SAND_DEEP, 750, 50, 2) +
    scatter(random, cactus, { count: 2, from: 20, to: 300, y: [800, 850], size: [0.9, 1.5] }) +
    scatter(random, cactus, { count: 2, from: 740, to: 1000, y: [800, 850], size: [0.9, 1.5] }) +
    hills(random, BEIGE, 850, 40, 2),
  front:
    hills(random, SAND, 1000, 14, 2) +
    scatter(random, () => outlined(shape(ORANGE_DEEP, 'M-20 0Q-24-22 0-24T22 0Z'), 4), {
      count: 3,
      from: 0,
      to: 1024,
      y: [996, 1016],
      size: [0.7, 1.3],
    }),
});
