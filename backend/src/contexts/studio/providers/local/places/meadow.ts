import { GRASS, GRASS_DARK, GRASS_LIGHT } from '../colours.js';
import { skyAt } from '../scenery/hour.js';
import { hills, scatter } from '../scenery/pieces.js';
import { flower, tuft } from '../scenery/plants.js';
import { roundTree } from '../scenery/trees.js';
import type { Place } from './place.js';

/** Green hills with flowers. */
export const meadow: Place = ({ hour, random, isSnowy = false }) => ({
  back:
    skyAt(hour, random) +
    hills(random, GRASS_DARK, 600, 90) +
    scatter(random, roundTree, { count: 4, from: 0, to: 1024, y: [610, 640], size: [0.4, 0.62] }) +
    hills(random, GRASS, 690, 60, 2) +
    hills(random, GRASS_LIGHT, 800, 40, 2) +
    scatter(random, flower, { count: isSnowy ? 0 : 9, from: 0, to: 1024, y: [800, 860], size: [0.7, 1] }),
  front:
    scatter(random, tuft, { count: 16, from: 0, to: 1024, y: [1000, 1030], size: [1, 1.7] }) +
    scatter(random, flower, { count: isSnowy ? 0 : 7, from: 20, to: 1004, y: [1000, 1040], size: [1.1, 1.6] }),
});
