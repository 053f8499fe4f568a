import { restingArm } from '../marcel/arm.js';
import { tail } from '../marcel/body.js';
import { head } from '../marcel/head.js';
import { INK } from '../palette.js';
import { seatedWithoutTail } from '../poses/pose.js';
import { ellipse, place, plain } from '../svg.js';
import { ball } from './toys.js';

/** Where Marcel sits before a wallpaper, on its grid, and where his ball lies beside him. */
const SEAT = { x: 626, y: 520, scale: 1.5 } as const;
const BALL = { x: 992, y: 850 } as const;

/** What of a wallpaper he and his ball take up, from its left upper corner. */
const SEAT_BOX = { x: 600, y: 490, width: 440, height: 400 } as const;

/** A short welcome, for visitors who do not mind movement. */
const WAG =
  '<style>@media(prefers-reduced-motion:no-preference){.wag{animation:w .6s steps(2,jump-none) 6;transform-box:fill-box;transform-origin:10% 95%}}@keyframes w{50%{transform:rotate(14deg)}}</style>';

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

const { x, y, width, height } = SEAT_BOX;

/** The same as a picture of its own, to lie over any wallpaper. */
export const seatPicture = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}">${WAG}${seat()}</svg>`;
