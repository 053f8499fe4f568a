import { restingArm } from '../marcel/arm.js';
import { tail } from '../marcel/body.js';
import { head } from '../marcel/head.js';
import { INK } from '../palette.js';
import { seatedWithoutTail } from '../poses/pose.js';
import { ellipse, place, plain } from '../svg.js';
import { ball } from '../toys.js';

/** Where Marcel sits before a wallpaper, on its grid, and where his ball lies beside him. */
const SEAT = { x: 626, y: 520, scale: 1.5 } as const;
const BALL = { x: 992, y: 850 } as const;

/** The shade below who sits there, on the grid of a pose. */
const shade = (): string => `<g opacity=".22">${plain(ellipse(INK, 122, 230, 100, 13))}</g>`;

const marcel = () =>
  shade() +
  place(`<g class="wag">${tail()}</g>`, { x: 160, y: 214 }) +
  seatedWithoutTail() +
  restingArm('left') +
  restingArm('right') +
  place(head(), { x: 120, y: 84 });

/** Marcel on his seat, with his ball. */
export const seat = (): string => place(ball(), BALL) + place(marcel(), SEAT);
