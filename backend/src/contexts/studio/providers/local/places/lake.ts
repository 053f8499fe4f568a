import { WHITE } from '@marcel/art/palette';
import { outlined, shape } from '@marcel/art/svg';
import { EARTH, GRASS, GRASS_DARK, GRASS_LIGHT, PINE, SEA, SEA_DARK, SEA_LIGHT } from '../colours.js';
import { skyAt } from '../scenery/hour.js';
import { hills, scatter } from '../scenery/pieces.js';
import { tuft } from '../scenery/plants.js';
import { roundTree } from '../scenery/trees.js';
import type { Place } from './place.js';

const ripple = (): string =>
  `<path fill="none" stroke="${WHITE}" stroke-width="6" stroke-linecap="round" opacity=".7" d="M-60 0H60M-20 16H40"/>`;

const reed = (): string =>
  outlined(
    `<path fill="none" stroke="${GRASS_DARK}" stroke-width="7" d="M0 0Q6-50 0-110"/>` +
      shape(EARTH, 'M-8-146C-8-158 8-158 8-146V-104C8-94-8-94-8-104Z'),
    3,
  );

const leaf = (): string => outlined(shape(GRASS, 'M-40 0C-40-16 40-16 40 0 40 16 8 14 0 2-8 14-40 16-40 0Z'), 4);

export const lake: Place = ({ hour, random }) => ({
  back:
    skyAt(hour, random, 520) +
    hills(random, PINE, 480, 70) +
    scatter(random, roundTree, { count: 9, from: 0, to: 1024, y: [548, 560], size: [0.3, 0.46] }) +
    shape(GRASS_DARK, 'M0 548Q512 536 1024 548V600H0Z') +
    shape(SEA_DARK, 'M0 572H1024V1024H0Z') +
    shape(SEA, 'M0 600Q400 586 1024 604V1024H0Z') +
    shape(SEA_LIGHT, 'M120 690Q500 660 900 700 700 760 400 750 200 740 120 690Z') +
    scatter(random, ripple, { count: 8, from: 0, to: 1024, y: [620, 790], size: [0.6, 1.2] }) +
    scatter(random, leaf, { count: 4, from: 0, to: 1024, y: [770, 820], size: [0.8, 1.2] }) +
    shape(GRASS, 'M0 850Q260 800 540 846T1024 830V1024H0Z') +
    shape(GRASS_LIGHT, 'M0 900Q300 862 620 904T1024 890V1024H0Z') +
    scatter(random, reed, { count: 5, from: 0, to: 220, y: [850, 890], size: [0.9, 1.4] }) +
    scatter(random, reed, { count: 5, from: 810, to: 1024, y: [850, 890], size: [0.9, 1.4] }),
  front: scatter(random, tuft, { count: 16, from: 0, to: 1024, y: [1000, 1030], size: [1, 1.7] }),
});
