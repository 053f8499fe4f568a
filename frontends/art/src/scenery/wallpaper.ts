import * as palette from '../palette.js';
import { place, shape, svgDocument, ellipse, plain } from '../svg.js';
import { bone, kennel, ball } from '../toys.js';
import { restingArm, tail, head } from '../marcel.js';
import { seatedWithoutTail } from '../poses.js';
import sights from './sights.json' with { type: 'json' };

export const { stars } = sights;

const BAND_TOPS = [0, 150, 290, 410, 510, 600, 670] as const;

const DITHER_HEIGHT = 24;

const dither = (top: number, color: string) =>
  `<pattern id="d${top}" width="12" height="12" patternUnits="userSpaceOnUse"><path fill="${color}" d="M0 0h6v6H0zM6 6h6v6H6z"/></pattern>`;

const band = (top: number, color: string) =>
  `<path fill="url(#d${top})" d="M0 ${top - DITHER_HEIGHT}h1600v${DITHER_HEIGHT}H0z"/><path fill="${color}" d="M0 ${top}h1600v900H0z"/>`;

const eachBand = (colors: readonly string[], draw: (top: number, color: string) => string) =>
  BAND_TOPS.map((top, index) => draw(top, colors[index] ?? palette.NIGHT)).join('');

const inPixels = (body: string) => `<g shape-rendering="crispEdges">${body}</g>`;

/** A sky in a few dithered colors. */
const sky = (colors: readonly string[]): string =>
  inPixels(`<defs>${eachBand(colors, dither)}</defs>${eachBand(colors, band)}`);

const MARCEL_PLACEMENT = { x: 626, y: 520, scale: 1.5 } as const;
const BALL_PLACEMENT = { x: 992, y: 850 } as const;

const shade = (): string => `<g opacity=".22">${plain(ellipse(palette.INK, 122, 230, 100, 13))}</g>`;

const marcel = () =>
  shade() +
  place(`<g class="wag">${tail}</g>`, { x: 160, y: 214 }) +
  seatedWithoutTail() +
  restingArm('left') +
  restingArm('right') +
  place(head(), { x: 120, y: 84 });

const marcelWithBall = (): string => place(ball(), BALL_PLACEMENT) + place(marcel(), MARCEL_PLACEMENT);

type DuneColors = readonly [far: string, back: string, middle: string, front: string];

const SAND_DUNES: DuneColors = [palette.NIGHT, palette.SAND_DEEP, palette.BEIGE, palette.SAND];

const dunes = ([far, back, middle, front]: DuneColors = SAND_DUNES): string =>
  shape(far, 'M0 742c130-52 250-70 400-40 120 24 200 34 330 6 150-32 260-34 400 2 160 40 300 20 470-34v224H0z') +
  shape(back, 'M0 790c200-50 380-60 620-26 260 36 520 30 980-44v180H0z') +
  shape(middle, 'M0 860c240-70 520-92 800-80 300 12 540 30 800-6v126H0z') +
  shape(front, 'M0 880c260-44 420-52 640-44 200 8 240 30 420 34 220 6 380-20 540-40v70H0z');

const toys = () => place(kennel, { x: 1120, y: 742 }) + place(bone, { x: 560, y: 852 });

export const SCENES = {
  sunset: () => sky(palette.DUSK) + stars + sights.sun + dunes() + toys(),
  night: () => sky(palette.MIDNIGHT) + stars + sights.moon + dunes(palette.NIGHT_DUNES) + toys(),
  meadow: () => sky(palette.DAY) + sights.clouds + dunes(palette.HILLS) + toys(),
  calm: () => shape(palette.WALL, 'M0 0h1600v900H0z') + shape(palette.FLOOR, 'M0 812h1600v88H0z'),
} as const;

export type SceneName = keyof typeof SCENES;

export const SCENE_NAMES: readonly SceneName[] = ['sunset', 'night', 'meadow', 'calm'];

/** Makes Marcel wag his tail for a moment after loading, unless the visitor prefers reduced motion. */
const WAG =
  '<style>@media(prefers-reduced-motion:no-preference){.wag{animation:w .6s steps(2,jump-none) 6;transform-box:fill-box;transform-origin:10% 95%}}@keyframes w{50%{transform:rotate(14deg)}}</style>';

const picture = (body: string): string => svgDocument(body, 1600, 900);

export const wallpaper = (scene: SceneName): string =>
  picture((scene === 'calm' ? '' : WAG) + SCENES[scene]() + marcelWithBall());

export const wallpaperWithoutMarcel = (scene: SceneName): string => picture(SCENES[scene]());
