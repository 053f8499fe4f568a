import { BEIGE, ORANGE, ORANGE_LIGHT, RED, WHITE } from '@marcel/art/palette';
import { ellipse, outlined, shape } from '@marcel/art/svg';
import { GOLD, LILAC, ROSE, ROSE_DEEP, ROSE_LIGHT, TEAL } from '../colours.js';
import { clouds, sky } from '../scenery/sky.js';
import { hills, scatter } from '../scenery/pieces.js';
import type { Random } from '../random.js';
import type { Place } from './place.js';

const lolly = (random: Random): string => {
  const [colour, swirl] = random.pick([
    [ROSE_DEEP, ROSE_LIGHT],
    [TEAL, BEIGE],
    [ORANGE, ORANGE_LIGHT],
    [LILAC, WHITE],
  ]);
  return outlined(
    `<path d="M0 0V-150" stroke-width="18"/><path d="M0-4V-150" stroke="${WHITE}" stroke-width="8"/>` +
      ellipse(colour, 0, -190, 58) +
      `<path fill="none" stroke="${swirl}" stroke-width="10" d="M0-190C10-206 26-190 16-176 0-158-32-170-30-198-26-232 22-240 40-206 52-172 30-144 0-142"/>`,
    6,
  );
};

const cane = (random: Random): string =>
  `<g transform="scale(${random.chance(0.5) ? 1 : -1} 1)">${outlined(
    `<path fill="none" stroke-width="34" d="M0-16V-150C0-200 70-200 70-150"/><path fill="none" stroke="${WHITE}" stroke-width="24" d="M0-16V-150C0-200 70-200 70-150"/>` +
      `<path fill="none" stroke="${RED}" stroke-width="24" stroke-dasharray="22 22" stroke-linecap="butt" d="M0-16V-150C0-200 70-200 70-150"/>`,
    5,
  )}</g>`;

const gumdrop = (random: Random): string =>
  outlined(
    shape(random.pick([ROSE_DEEP, GOLD, TEAL, LILAC, ORANGE]), 'M-46 0C-46-80 46-80 46 0Q0 14-46 0Z') +
      `<path fill="none" stroke="${WHITE}" stroke-width="6" d="M-22-36Q-14-48 0-50"/>`,
    5,
  );

export const candy: Place = ({ random }) => ({
  back:
    sky(['#ffb3d1', '#ffc1da', '#ffd0e4', '#ffe0ee', '#fff0f7'], 640) +
    clouds(random, 4, WHITE, ROSE_LIGHT) +
    hills(random, '#c9b0ff', 600, 80) +
    scatter(random, lolly, { count: 3, from: 0, to: 330, y: [760, 800], size: [1, 1.6] }) +
    scatter(random, cane, { count: 3, from: 720, to: 1000, y: [760, 800], size: [1, 1.6] }) +
    hills(random, ROSE, 720, 50) +
    scatter(random, gumdrop, { count: 7, from: 0, to: 1024, y: [790, 840], size: [0.6, 1] }) +
    hills(random, ROSE_LIGHT, 830, 30, 2),
  front:
    scatter(random, gumdrop, { count: 5, from: 0, to: 1024, y: [1016, 1034], size: [0.8, 1.2] }) +
    hills(random, WHITE, 1014, 6, 2),
});
