import * as creatures from './creatures.js';
import * as food from './food.js';
import * as landmarks from './landmarks.js';
import * as monuments from './monuments.js';
import * as outings from './outings.js';
import * as surroundings from './surroundings.js';
import * as things from './things.js';
import * as toys from './toys.js';
import * as vehicles from './vehicles.js';

export const PROPS = {
  ...creatures,
  ...food,
  ...landmarks,
  ...monuments,
  ...outings,
  ...surroundings,
  ...things,
  ...toys,
  ...vehicles,
};

export type PropName = keyof typeof PROPS;
