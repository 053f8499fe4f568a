import { BEIGE, ORANGE_DEEP, SAND, SAND_DEEP, WHITE } from '@marcel/art/palette';
import { outlined, place, shape, stroke } from '@marcel/art/svg';
import { ROSE, SEA, SEA_DARK, SEA_LIGHT } from '../colours.js';
import { skyAt } from '../scenery/hour.js';
import { scatter } from '../scenery/pieces.js';
import { palm } from '../scenery/trees.js';
import type { Random } from '../random.js';
import type { Place } from './place.js';

const shell = (random: Random): string =>
  outlined(
    shape(random.pick([ROSE, BEIGE, ORANGE_DEEP]), 'M-26 0C-34-30-16-44 0-44S34-30 26 0Q0 12-26 0Z') +
      stroke('M0-40V2M-14-38L-8 2M14-38L8 2', 3),
    4,
  );

const starfish = (): string => outlined(shape(ORANGE_DEEP, 'M0-34L9-10 34-8 14 7 22 32 0 17-22 32-14 7-34-8-9-10Z'), 4);

const crest = (): string =>
  `<path fill="none" stroke="${WHITE}" stroke-width="7" stroke-linecap="round" opacity=".8" d="M-44 0Q-22-12 0 0T44 0"/>`;

/** Sand, sea and palms. */
export const beach: Place = ({ hour, random }) => {
  const left = random.chance(0.5);
  return {
    back:
      skyAt(hour, random, 560) +
      shape(SEA, 'M0 560H1024V1024H0Z') +
      shape(SEA_DARK, 'M0 560H1024V584H0Z') +
      shape(SEA_LIGHT, 'M0 700Q256 676 512 700T1024 700V1024H0Z') +
      scatter(random, crest, { count: 7, from: 0, to: 1024, y: [600, 690], size: [0.7, 1.2] }) +
      shape(WHITE, 'M0 768Q200 736 420 764T1024 752V830H0Z') +
      shape(BEIGE, 'M0 786Q220 752 460 784T1024 770V1024H0Z') +
      shape(SAND, 'M0 880Q300 846 600 884T1024 870V1024H0Z') +
      place(palm(), { x: left ? 96 : 928, y: 846, scale: left ? [2, 2] : [-2, 2] }),
    front:
      shape(SAND_DEEP, 'M0 1000Q260 972 540 1002T1024 990V1024H0Z') +
      scatter(random, shell, { count: 3, from: 40, to: 500, y: [985, 1010], size: [0.8, 1.1] }) +
      scatter(random, starfish, { count: 2, from: 620, to: 1000, y: [975, 1000], size: [0.9, 1.2] }),
  };
};
