import { EVERYDAY } from './everyday.js';
import { FOOD } from './food.js';
import { LEISURE } from './leisure.js';
import { NATURE } from './nature.js';
import { VEHICLES } from './vehicles.js';

/** Pictograms of what stands, lies or sits on the ground. */
export const ON_GROUND = { ...NATURE, ...FOOD, ...LEISURE, ...EVERYDAY, ...VEHICLES };
