import { BEIGE, DUSK, NIGHT } from '../palette.js';

const TOPS = [0, 150, 290, 410, 510, 600, 670] as const;

const STARS =
  '270 70,330 200,450 120,520 270,490 40,1120 60,1180 190,1270 90,1330 250,1440 330,1090 270,340 360,930 110';
const SMALL_STARS =
  '200 160,400 60,420 250,600 90,640 210,1010 170,1060 40,1230 300,1380 110,1500 200,90 100,130 300,1540 70';

const DITHER_HEIGHT = 24;

const dither = (top: number, colour: string) =>
  `<pattern id="d${top}" width="12" height="12" patternUnits="userSpaceOnUse"><path fill="${colour}" d="M0 0h6v6H0zM6 6h6v6H6z"/></pattern>`;

const band = (top: number, colour: string) =>
  `<path fill="url(#d${top})" d="M0 ${top - DITHER_HEIGHT}h1600v${DITHER_HEIGHT}H0z"/><path fill="${colour}" d="M0 ${top}h1600v900H0z"/>`;

export type SkyColours = readonly string[];

const eachBand = (colours: SkyColours, draw: (top: number, colour: string) => string) =>
  TOPS.map((top, index) => draw(top, colours[index] ?? NIGHT)).join('');

const star = (at: string) => `M${at}h4v-4h4v4h4v4h-4v4h-4v-4h-4z`;
const smallStar = (at: string) => `M${at}h4v4h-4z`;

const inPixels = (body: string) => `<g shape-rendering="crispEdges">${body}</g>`;

/** A sky in a few dithered colors, by default those of the evening. */
export const sky = (colours: SkyColours = DUSK): string =>
  inPixels(`<defs>${eachBand(colours, dither)}</defs>${eachBand(colours, band)}`);

export const stars = (): string =>
  inPixels(
    `<path fill="${BEIGE}" d="${STARS.split(',').map(star).join('')}${SMALL_STARS.split(',').map(smallStar).join('')}"/>`,
  );
