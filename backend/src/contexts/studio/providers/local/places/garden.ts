import { GRASS, GRASS_LIGHT, ROSE, ROSE_LIGHT } from '../colours.js';
import { skyAt } from '../scenery/hour.js';
import { drift, hills, scatter } from '../scenery/pieces.js';
import { tuft } from '../scenery/plants.js';
import { cherryTree } from '../scenery/trees.js';
import { ellipse } from '@marcel/art/svg';
import type { Random } from '../random.js';
import type { Place } from './place.js';

const blossom = (random: Random): string =>
  `<g transform="rotate(${random.between(0, 180)})">${ellipse(random.chance(0.5) ? ROSE : ROSE_LIGHT, 0, 0, 11, 6)}</g>`;

/** Cherry trees in bloom, petals in the wind. */
export const garden: Place = ({ hour, random }) => ({
  back:
    skyAt(hour, random) +
    hills(random, '#bfe3b4', 640, 60) +
    scatter(random, cherryTree, { count: 3, from: -40, to: 460, y: [700, 790], size: [0.9, 1.5] }) +
    scatter(random, cherryTree, { count: 3, from: 560, to: 1060, y: [700, 790], size: [0.9, 1.5] }) +
    hills(random, GRASS_LIGHT, 770, 30, 2) +
    hills(random, GRASS, 900, 30, 2) +
    scatter(random, blossom, { count: 40, from: 0, to: 1024, y: [760, 1010], size: [0.8, 1.4] }),
  front:
    scatter(random, tuft, { count: 10, from: 0, to: 1024, y: [1010, 1034], size: [1, 1.5] }) +
    drift(random, blossom, { count: 26, y: [40, 1000], size: [0.9, 1.7] }),
});
