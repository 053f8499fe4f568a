import { BEIGE, RED, SAND, WHITE } from '@marcel/art/palette';
import { outlined, place, shape } from '@marcel/art/svg';
import { GRASS_DARK, SEA_LIGHT, STONE, TEAL } from '../colours.js';
import { skyAt } from '../scenery/hour.js';
import { hills, scatter } from '../scenery/pieces.js';
import { roundTree } from '../scenery/trees.js';
import type { Place } from './place.js';

const WATER = '#4fc3f7';
const WATER_LIGHT = '#8fe0ff';

const ripple = (): string =>
  `<path fill="none" stroke="${WHITE}" stroke-width="6" stroke-linecap="round" opacity=".75" d="M-50 0Q-25-12 0 0T50 0"/>`;

const ladder = (): string =>
  `<path fill="none" stroke="#14143c" stroke-width="20" d="M-36 90V-40Q-36-70-10-70M36 90V-40Q36-70 62-70"/>` +
  `<path fill="none" stroke="${STONE}" stroke-width="10" d="M-36 90V-40Q-36-70-10-70M36 90V-40Q36-70 62-70M-36 0H36M-36 40H36M-36 80H36"/>`;

const lane = (y: number): string =>
  Array.from(
    { length: 23 },
    (_, at) =>
      `<rect x="${at * 46 - 10}" y="${y}" width="40" height="14" rx="7" fill="${at % 2 === 0 ? RED : WHITE}"/>`,
  ).join('');

const tiles = (y: number, height: number): string =>
  shape(BEIGE, `M0 ${y}H1024V${y + height}H0Z`) +
  `<path stroke="${SAND}" stroke-width="5" d="${Array.from({ length: 12 }, (_, at) => `M${at * 92 + 20} ${y}V${y + height}`).join('')}"/>`;

export const pool: Place = ({ hour, random }) => ({
  back:
    skyAt(hour, random, 500) +
    hills(random, GRASS_DARK, 470, 40) +
    scatter(random, roundTree, { count: 7, from: 0, to: 1024, y: [520, 540], size: [0.4, 0.6] }) +
    tiles(540, 70) +
    outlined(shape(TEAL, 'M-10 606H1034V640H-10Z'), 5) +
    shape(WATER_LIGHT, 'M0 640H1024V1024H0Z') +
    shape(WATER, 'M0 700Q256 684 512 702T1024 696V1024H0Z') +
    lane(664) +
    place(ladder(), { x: random.chance(0.5) ? 330 : 700, y: 610 }) +
    scatter(random, ripple, { count: 9, from: 0, to: 1024, y: [720, 840], size: [0.6, 1.1] }),
  front:
    `<path fill="${SEA_LIGHT}" opacity=".62" d="M0 868Q128 850 256 868T512 868 768 868 1024 868V1024H0Z"/>` +
    scatter(random, ripple, { count: 7, from: 0, to: 1024, y: [880, 960], size: [0.8, 1.3] }) +
    outlined(shape(TEAL, 'M-10 986H1034V1010H-10Z'), 5) +
    tiles(1004, 30),
});
