import { BLUE_SOFT, INK, ORANGE, ORANGE_LIGHT, RED } from '@marcel/art/palette';
import { outlined, place, plain, shape } from '@marcel/art/svg';
import { GRASS, GRASS_DARK, GRASS_LIGHT, ROSE_LIGHT } from '../colours.js';
import { skyAt } from '../scenery/hour.js';
import { hills, scatter } from '../scenery/pieces.js';
import { flower, tuft } from '../scenery/plants.js';
import { roundTree } from '../scenery/trees.js';
import type { Place } from './place.js';

const BATTLEMENT = 'v-26h22v26h22v-26h22v26h22v-26h22v26';

const turret = (roof: string): string =>
  shape(ROSE_LIGHT, `M-44 0V-230H44V0Z`) +
  plain(shape('#efb9d0', 'M14-230H44V0H14Z')) +
  shape(roof, 'M-60-226L0-356 60-226Z') +
  shape(INK, 'M-11-150V-180C-11-196 11-196 11-180V-150Z') +
  `<path fill="none" d="M0-356V-400"/>` +
  shape(RED, 'M2-400L46-384 2-368Z');

const palace = (): string =>
  outlined(
    place(turret(BLUE_SOFT), { x: -150, y: 0 }) +
      place(turret(BLUE_SOFT), { x: 150, y: 0 }) +
      place(turret(ORANGE), { x: 0, y: -60, scale: 1.15 }) +
      shape(ROSE_LIGHT, `M-132 0V-130${BATTLEMENT}h22v-26h22v26h22v-26h22v26h22v-26h22v26h22V0Z`) +
      shape(INK, 'M-44 0V-52C-44-104 44-104 44-52V0Z') +
      plain(shape(ORANGE_LIGHT, 'M-100-96h22v34h-22zM78-96h22v34H78z')),
    6,
  );

export const castle: Place = ({ hour, random, isSnowy = false }) => ({
  back:
    skyAt(hour, random) +
    hills(random, '#7fc8a0', 580, 70) +
    place(palace(), {
      x: random.chance(0.5) ? random.between(220, 300) : random.between(724, 804),
      y: 660,
      scale: 1.15,
    }) +
    hills(random, GRASS_DARK, 660, 50) +
    scatter(random, roundTree, { count: 5, from: 0, to: 1024, y: [720, 750], size: [0.4, 0.7] }) +
    hills(random, GRASS, 740, 40, 2) +
    hills(random, GRASS_LIGHT, 900, 30, 2),
  front:
    scatter(random, tuft, { count: 14, from: 0, to: 1024, y: [1004, 1030], size: [1, 1.6] }) +
    scatter(random, flower, { count: isSnowy ? 0 : 5, from: 20, to: 1004, y: [1000, 1036], size: [1, 1.5] }),
});
