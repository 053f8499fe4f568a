import { ORANGE, ORANGE_DEEP, ORANGE_LIGHT, RED } from '@marcel/art/palette';
import { shape } from '@marcel/art/svg';
import { EARTH, GOLD } from '../colours.js';
import { skyAt } from '../scenery/hour.js';
import { drift, hills, scatter } from '../scenery/pieces.js';
import { autumnTree } from '../scenery/trees.js';
import type { Random } from '../random.js';
import type { Place } from './place.js';

const leaf = (random: Random): string =>
  `<g transform="rotate(${random.between(0, 360)})">${shape(random.pick([ORANGE, ORANGE_DEEP, RED, GOLD]), 'M0-16C14-8 14 8 0 18-14 8-14-8 0-16Z')}<path stroke="${EARTH}" stroke-width="3" d="M0-8V24"/></g>`;

/** A park whose leaves fall. */
export const autumnPark: Place = ({ hour, random }) => ({
  back:
    skyAt(hour, random) +
    hills(random, '#d98f4e', 610, 70) +
    scatter(random, autumnTree, { count: 5, from: 0, to: 1024, y: [670, 700], size: [0.55, 0.8] }) +
    hills(random, '#c8773a', 710, 40) +
    scatter(random, autumnTree, { count: 2, from: -60, to: 260, y: [820, 860], size: [1.3, 1.7] }) +
    scatter(random, autumnTree, { count: 2, from: 780, to: 1090, y: [820, 860], size: [1.3, 1.7] }) +
    hills(random, ORANGE_LIGHT, 830, 30, 2) +
    scatter(random, leaf, { count: 30, from: 0, to: 1024, y: [860, 1010], size: [0.8, 1.3] }),
  front: drift(random, leaf, { count: 22, y: [60, 1010], size: [0.9, 1.6] }),
});
