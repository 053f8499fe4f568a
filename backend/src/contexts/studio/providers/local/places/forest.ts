import { GRASS_DARK, PINE, PINE_DARK } from '../colours.js';
import { skyAt } from '../scenery/hour.js';
import { hills, scatter } from '../scenery/pieces.js';
import { toadstool, tuft } from '../scenery/plants.js';
import { pine } from '../scenery/trees.js';
import type { Place } from './place.js';

/** A clearing among pines. */
export const forest: Place = ({ hour, random }) => ({
  back:
    skyAt(hour, random) +
    hills(random, '#4aa58a', 560, 80) +
    scatter(random, pine, { count: 9, from: -40, to: 1064, y: [690, 730], size: [0.7, 1.1] }) +
    hills(random, PINE, 720, 40, 2) +
    scatter(random, pine, { count: 3, from: -70, to: 330, y: [800, 860], size: [1.5, 2.1] }) +
    scatter(random, pine, { count: 3, from: 700, to: 1100, y: [800, 860], size: [1.5, 2.1] }) +
    hills(random, GRASS_DARK, 836, 30, 2),
  front:
    scatter(random, tuft, { count: 14, from: 0, to: 1024, y: [1006, 1034], size: [1, 1.6] }) +
    scatter(random, toadstool, { count: 4, from: 20, to: 1004, y: [1000, 1020], size: [0.9, 1.5] }) +
    hills(random, PINE_DARK, 1016, 8, 2),
});
