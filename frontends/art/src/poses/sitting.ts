import { restingArm } from '../marcel/arm.js';
import { head } from '../marcel/head.js';
import { place } from '../svg.js';
import { seated } from './pose.js';

export const sitting = (): string =>
  seated() + restingArm('left') + restingArm('right') + place(head(), { x: 120, y: 84 });
