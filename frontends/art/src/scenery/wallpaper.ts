import { DAY, FLOOR, HILLS, MIDNIGHT, NIGHT_DUNES, WALL } from '../palette.js';
import { place, shape, svgDocument } from '../svg.js';
import { clouds } from './clouds.js';
import { dunes } from './dunes.js';
import { moon } from './moon.js';
import { seat } from './seat.js';
import { sky, stars } from './sky.js';
import { sun } from './sun.js';
import { bone, kennel } from '../toys.js';

export const WALLPAPER_SIZE = { width: 1600, height: 900 } as const;

const toys = () => place(kennel(), { x: 1120, y: 742 }) + place(bone(), { x: 560, y: 852 });

/** What the desktop may show behind its icons, before Marcel takes his seat. The first is what it shows by itself. */
export const SCENES = {
  sunset: () => sky() + stars() + sun() + dunes() + toys(),
  night: () => sky(MIDNIGHT) + stars() + moon() + dunes(NIGHT_DUNES) + toys(),
  meadow: () => sky(DAY) + clouds() + dunes(HILLS) + toys(),
  calm: () => shape(WALL, 'M0 0h1600v900H0z') + shape(FLOOR, 'M0 812h1600v88H0z'),
} as const;

export type SceneName = keyof typeof SCENES;

export const SCENE_NAMES: readonly SceneName[] = ['sunset', 'night', 'meadow', 'calm'];

/** A short welcome, for visitors who do not mind movement. */
const WAG =
  '<style>@media(prefers-reduced-motion:no-preference){.wag{animation:w .6s steps(2,jump-none) 6;transform-box:fill-box;transform-origin:10% 95%}}@keyframes w{50%{transform:rotate(14deg)}}</style>';

const picture = (body: string): string => svgDocument(body, WALLPAPER_SIZE.width, WALLPAPER_SIZE.height);

/** A desktop's background with Marcel on his seat. The middle of its lower edge stays in sight on every screen. */
export const wallpaper = (scene: SceneName): string =>
  picture((scene === 'calm' ? '' : WAG) + SCENES[scene]() + seat());

/** The same without him, for when he is there himself. */
export const bareWallpaper = (scene: SceneName): string => picture(SCENES[scene]());
