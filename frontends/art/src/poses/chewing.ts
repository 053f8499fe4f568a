import { restingArm } from '../marcel/arm.js';
import { head } from '../marcel/head.js';
import { BEIGE, INK, ORANGE, ORANGE_DEEP, SAND } from '../palette.js';
import { outlined, place, shape, stroke, tube } from '../svg.js';
import { seated } from './pose.js';

const cable = () =>
  outlined(tube(ORANGE_DEEP, 'M-6 0C24 4 30 16 46 10M-14 2C-40 10-52 30-56 62-60 92-92 92-98 66', 11));

const spark = () => outlined(shape(ORANGE, 'M0-14L4-5 14-6 7 2 12 12 2 7-6 14-5 4-14 0-5-4Z'), 3);

const plug = () =>
  outlined(
    tube(INK, 'M-8-18V-28M8-18V-28', 6) +
      shape(BEIGE, 'M-16-18H16V2L6 14H-6L-16 2Z') +
      shape(SAND, 'M-16-8H16V2L6 14H-6L-16 2Z'),
  );

export const chewing = (): string =>
  seated() +
  restingArm('left') +
  restingArm('right') +
  place(head({ eyes: 'aside', mouth: 'quiet' }), { x: 120, y: 84, turn: 5 }) +
  place(cable(), { x: 122, y: 118 }) +
  place(plug(), { x: 24, y: 178, turn: -8 }) +
  place(spark(), { x: 180, y: 130 }) +
  outlined(stroke('M194 118L202 110M198 136H210', 3));
