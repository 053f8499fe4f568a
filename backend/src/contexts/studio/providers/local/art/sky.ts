import { DUSK } from '@marcel/art/palette';
import { place } from '@marcel/art/svg';
import { GENERATED_EDGE as EDGE } from '../../picture-provider.js';
import type { Random } from '../random.js';
import { colorOf, drawPiece } from './fragments.js';

export const HOURS = ['dawn', 'day', 'dusk', 'night'] as const;
export type Hour = (typeof HOURS)[number];
interface Light {
  readonly sky: readonly string[];
  readonly cloud: string;
  readonly tint: readonly [color: string, opacity: number];
}
const DAWN = ['#6f86ff', '#9d9bff', '#c7a8f5', '#ff9cc2', '#ffc3b0', '#ffd27f'];
const DAY = ['#3f8cff', '#5aa2ff', '#78b8ff', '#98ccff', '#bce0ff', '#def1ff'];
const NIGHT = ['#04042e', '#070748', '#0b0b63', '#12127d', '#1c1c98'];
export const LIGHTS: Readonly<Record<Hour, Light>> = {
  dawn: { sky: DAWN, cloud: '#ffd3e2', tint: ['#ff9cc2', 0.1] },
  day: { sky: DAY, cloud: '#ffffff', tint: ['#fff3c4', 0] },
  dusk: { sky: [...DUSK.slice(1), '#9d7bff', '#ff8f8f', '#ffa500'], cloud: '#7a6bff', tint: ['#ff7a00', 0.12] },
  night: { sky: NIGHT, cloud: '#26269c', tint: ['#00005c', 0.28] },
};

/** Draws bands of colors that are dithered where they meet, as on screens with 256 colors. */
export function bands(colors: readonly string[], bottom: number): string {
  const band = (color: string, at: number): string => {
    const top = Math.round((at * bottom) / colors.length / 8) * 8;
    const fill = `<path fill="${color}" d="M0 ${top}H${EDGE}V${EDGE}H0Z"/>`;
    const squares = `<pattern id="sky${at}" width="16" height="16" patternUnits="userSpaceOnUse"><path fill="${color}" d="M0 0h8v8h-8zM8 8h8v8h-8z"/></pattern>`;
    return at === 0 ? fill : `${squares}<path fill="url(#sky${at})" d="M0 ${top - 32}h${EDGE}v32H0z"/>${fill}`;
  };
  return `<g shape-rendering="crispEdges">${colors.map(band).join('')}</g>`;
}

export function stars(random: Random, count: number, depth: number): string {
  const star = (): string => {
    const [x, y] = [random.between(0, EDGE), random.between(0, depth)].map((at) => Math.round(at / 4) * 4);
    return random.chance(0.3) ? `M${x} ${y}h4v-4h4v4h4v4h-4v4h-4v-4h-4z` : `M${x} ${y}h5v5h-5z`;
  };
  return `<path fill="${colorOf('E')}" shape-rendering="crispEdges" d="${Array.from({ length: count }, star).join('')}"/>`;
}
function settingSun(x: number, y: number, radius: number): string {
  const gap = (at: number, index: number): string =>
    `M${x - radius} ${y + radius * at}h${2 * radius}v${radius * (0.05 + index * 0.022)}h-${2 * radius}z`;
  return (
    '<linearGradient id="set" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffd27f"/><stop offset=".5" stop-color="#ffa500"/><stop offset="1" stop-color="#ff7a00"/></linearGradient>' +
    `<mask id="stripes"><rect width="1024" height="1024" fill="#fff"/><path d="${[0.12, 0.34, 0.55, 0.74].map(gap).join('')}"/></mask>` +
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#set)" mask="url(#stripes)"/>`
  );
}

export function skyAt(hour: Hour, random: Random, horizon: number): string {
  const [x, y] = [random.between(130, 230), random.between(130, 190)];
  const base = bands(LIGHTS[hour].sky, horizon + 40);
  switch (hour) {
    case 'dawn':
      return base + stars(random, 14, 220) + settingSun(x, horizon - 30, 120);
    case 'day':
      return base + place(drawPiece('sun'), { x, y });
    case 'dusk':
      return base + stars(random, 36, 300) + settingSun(250, horizon - 70, 220);
    case 'night':
      return base + stars(random, 90, horizon - 60) + place(drawPiece('moon'), { x, y });
  }
}
