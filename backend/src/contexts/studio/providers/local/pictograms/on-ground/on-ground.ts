import { ANIMALS } from './animals.js';
import { EVERYDAY } from './everyday.js';
import { FOOD } from './food.js';
import { LEISURE } from './leisure.js';
import { OBJECTS } from './objects.js';
import { PEOPLE } from './people.js';
import { PLANTS } from './plants.js';
import { VEHICLES } from './vehicles.js';

/** Pictograms of what stands, lies or sits on the ground. */
export const ON_GROUND = {
  ...ANIMALS,
  ...PEOPLE,
  ...PLANTS,
  ...FOOD,
  ...LEISURE,
  ...EVERYDAY,
  ...VEHICLES,
  ...OBJECTS,
};
