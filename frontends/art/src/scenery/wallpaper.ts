import { restingArm } from '../marcel/arm.js';
import { tail } from '../marcel/body.js';
import { head } from '../marcel/head.js';
import { SAND_SHADOW } from '../palette.js';
import { seatedWithoutTail } from '../poses/pose.js';
import { ellipse, place, plain, svgDocument } from '../svg.js';
import { dunes } from './dunes.js';
import { sky } from './sky.js';
import { sun } from './sun.js';
import { ball, bone, kennel } from './toys.js';

export const WALLPAPER_SIZE = { width: 1600, height: 900 } as const;

/** A short welcome, for visitors who do not mind movement. */
const WAG =
  '<style>@media(prefers-reduced-motion:no-preference){.wag{animation:w .6s steps(2,jump-none) 6;transform-box:fill-box;transform-origin:10% 95%}}@keyframes w{50%{transform:rotate(14deg)}}</style>';

const marcel = () =>
  plain(ellipse(SAND_SHADOW, 122, 230, 100, 13)) +
  place(`<g class="wag">${tail()}</g>`, { x: 160, y: 214 }) +
  seatedWithoutTail() +
  restingArm('left') +
  restingArm('right') +
  place(head(), { x: 120, y: 84 });

/** What is to be seen on the desktop: Marcel before the setting sun. */
export const wallpaperScene = (): string =>
  sky() +
  sun() +
  dunes() +
  place(kennel(), { x: 1120, y: 742 }) +
  place(bone(), { x: 560, y: 852 }) +
  place(ball(), { x: 1010, y: 846 }) +
  place(marcel(), { x: 626, y: 520, scale: 1.5 });

/** The desktop's background. The middle of its lower edge stays in sight on every screen. */
export const wallpaper = (): string => svgDocument(WAG + wallpaperScene(), WALLPAPER_SIZE.width, WALLPAPER_SIZE.height);
