import { BEIGE, NIGHT, ORANGE, WHITE } from '@marcel/art/palette';
import { shape } from '@marcel/art/svg';
import { LILAC, ROSE_DEEP, TEAL } from '../colours.js';
import { settingSun } from '../scenery/lights.js';
import { sky, stars } from '../scenery/sky.js';
import type { Random } from '../random.js';
import type { Place } from './place.js';

function ridge(random: Random): string {
  let path = 'M-10 660';
  for (let x = -10; x < 1040; x += 80)
    path += `L${x + 40} ${random.between(520, 610)}L${x + 80} ${random.between(600, 650)}`;
  return `<path fill="${NIGHT}" stroke="${TEAL}" stroke-width="4" d="${path}V670H-10Z"/>`;
}

/** A grid that runs to the horizon under a striped sun. */
export const cyberspace: Place = ({ random }) => {
  const rows = Array.from({ length: 9 }, (_, row) => `M0 ${660 + row ** 1.9 * 6}H1024`).join('');
  const columns = Array.from(
    { length: 25 },
    (_, column) => `M${512 + (column - 12) * 46} 660L${512 + (column - 12) * 240} 1024`,
  ).join('');
  return {
    back:
      sky(['#0b0440', '#1c0a66', '#3a108c', '#6a1aa8', '#a42bb4', '#e0488f', ORANGE], 700) +
      stars(random, 70, 420, WHITE) +
      settingSun(512, 520, 270) +
      ridge(random) +
      shape('#12064e', 'M0 660H1024V1024H0Z') +
      `<path stroke="${random.pick([ROSE_DEEP, LILAC, TEAL])}" stroke-width="5" d="${rows}${columns}"/>`,
    front: `<path fill="${BEIGE}" opacity=".05" d="M0 1000H1024V1024H0Z"/>`,
  };
};
