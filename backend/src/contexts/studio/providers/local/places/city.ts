import { BLUE_DARK, DUSK, INK, NIGHT, ORANGE, ORANGE_LIGHT } from '@marcel/art/palette';
import { outlined, shape } from '@marcel/art/svg';
import { LILAC_DEEP, STONE, STONE_DARK } from '../colours.js';
import { skyAt, type Hour } from '../scenery/hour.js';
import type { Random } from '../random.js';
import type { Place } from './place.js';

const WALLS: Readonly<Record<Hour, readonly [far: string, near: string]>> = {
  dawn: ['#a58be0', '#7c66c9'],
  day: ['#8fb0ff', '#6a86d8'],
  dusk: [LILAC_DEEP, DUSK[1]],
  night: [BLUE_DARK, NIGHT],
};

function tower(random: Random, x: number, width: number, top: number, wall: string, lit: number): string {
  const windows: string[] = [];
  for (let y = top + 24; y < 760; y += 38) {
    for (let at = x + 16; at < x + width - 22; at += 32) {
      if (random.chance(lit)) windows.push(`M${at} ${y}h16v20h-16z`);
    }
  }
  const roof = random.pick(['', 'M0 0', `M${x + width / 2 - 5} ${top}v-60h10v60z`]);
  return (
    shape(wall, `M${x} ${top}H${x + width}V820H${x}Z`) +
    (roof.length > 4 ? shape(wall, roof) : '') +
    `<path fill="${random.pick([ORANGE_LIGHT, ORANGE])}" opacity=".9" d="${windows.join('')}"/>`
  );
}

function skyline(random: Random, wall: string, lit: number, [low, high]: readonly [number, number]): string {
  let towers = '';
  for (let x = -20; x < 1024;) {
    const width = Math.round(random.between(90, 170));
    towers += tower(random, x, width, Math.round(random.between(low, high)), wall, lit);
    x += width + 8;
  }
  return towers;
}

/** A street before towers with lit windows. */
export const city: Place = ({ hour, random }) => {
  const [far, near] = WALLS[hour];
  const lit = hour === 'day' ? 0.35 : 0.6;
  return {
    back:
      skyAt(hour, random) +
      skyline(random, far, lit * 0.6, [260, 480]) +
      skyline(random, near, lit, [440, 640]) +
      shape(STONE, 'M0 780H1024V1024H0Z') +
      shape(STONE_DARK, 'M0 856H1024V1024H0Z') +
      outlined(`<path d="M-10 780H1034M-10 856H1034" fill="none"/>`, 5) +
      shape(ORANGE_LIGHT, 'M40 930h150v18H40zM300 930h150v18H300zM560 930h150v18H560zM820 930h150v18H820z'),
    front: `<path fill="${INK}" opacity=".2" d="M0 996H1024V1024H0Z"/>`,
  };
};
