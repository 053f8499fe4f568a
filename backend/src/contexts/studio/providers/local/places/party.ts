import { BLUE, BLUE_DARK, BLUE_LIGHT, NIGHT, ORANGE, ORANGE_LIGHT, RED, SKY, WHITE } from '@marcel/art/palette';
import { ellipse, outlined, shape } from '@marcel/art/svg';
import { GOLD, LILAC, LILAC_DEEP, ROSE_DEEP, TEAL } from '../colours.js';
import { drift, scatter } from '../scenery/pieces.js';
import { sky } from '../scenery/sky.js';
import type { Random } from '../random.js';
import type { Place } from './place.js';

const COLOURS = [ORANGE, RED, TEAL, GOLD, ROSE_DEEP, BLUE_LIGHT] as const;

const scrap = (random: Random): string =>
  `<path transform="rotate(${random.between(0, 180)})" fill="${random.pick(COLOURS)}" d="M-11-5H11V5H-11Z"/>`;

const pennants = (y: number, sag: number): string => {
  const flags = Array.from({ length: 11 }, (_, index) => {
    const x = index * 96 + 20;
    const t = (x + 24) / 1024;
    const drop = y + 4 * sag * t * (1 - t);
    return shape(COLOURS[index % COLOURS.length] ?? ORANGE, `M${x} ${drop}h52L${x + 26} ${drop + 62}Z`);
  });
  return outlined(`<path fill="none" d="M-10 ${y}Q512 ${y + 2 * sag} 1034 ${y}"/>` + flags.join(''), 5);
};

function mirrorBall(): string {
  const tiles = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 9 }, (__, column) => {
      const [x, y] = [column * 22 - 99, row * 22 - 99];
      return (row + column) % 2 === 0 && Math.hypot(x + 11, y + 11) < 82 ? `M${x} ${y}h20v20h-20z` : '';
    }).join(''),
  ).join('');
  return (
    outlined(`<path d="M0-300V-90"/>` + ellipse(SKY, 0, 0, 92), 6) + `<path fill="${WHITE}" opacity=".8" d="${tiles}"/>`
  );
}

export const party: Place = ({ random }) => {
  const floor: string[] = [];
  for (let row = 0; row < 4; row += 1) {
    for (let column = -5; column < 5; column += 1) {
      if ((row + column) % 2 !== 0) continue;
      const [near, far] = [760 + (row + 1) ** 1.5 * 44, 760 + row ** 1.5 * 44];
      const at = (c: number, y: number): string => `${512 + c * (110 + (y - 760) * 0.55)} ${y}`;
      floor.push(
        shape(
          random.pick([ORANGE, LILAC, TEAL, ROSE_DEEP]),
          `M${at(column, far)}L${at(column + 1, far)}L${at(column + 1, near)}L${at(column, near)}Z`,
        ),
      );
    }
  }
  return {
    back:
      sky([NIGHT, '#14107a', '#2a1a98', LILAC_DEEP, '#7a48e0'], 800) +
      [random.between(100, 300), random.between(420, 600), random.between(720, 920)]
        .map(
          (x) =>
            `<path fill="${random.pick([GOLD, LILAC, TEAL])}" opacity=".22" d="M512 120L${x - 130} 820H${x + 130}Z"/>`,
        )
        .join('') +
      `<g transform="translate(512 128)">${mirrorBall()}</g>` +
      pennants(40, 90) +
      shape(BLUE_DARK, 'M0 760H1024V1024H0Z') +
      `<g stroke="${BLUE}" stroke-width="4">${floor.join('')}</g>`,
    front:
      drift(random, scrap, { count: 46, y: [150, 1010], size: [0.8, 1.5] }) +
      scatter(random, () => ellipse(ORANGE_LIGHT, 0, 0, 5), {
        count: 10,
        from: 0,
        to: 1024,
        y: [200, 900],
        size: [0.7, 1.3],
      }),
  };
};
