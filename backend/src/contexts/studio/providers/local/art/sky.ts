import { place } from '@marcel/art/svg';
import { GENERATED_EDGE as EDGE } from '../../picture-provider.js';
import type { Random } from '../random.js';
import tables from '../tables/places.json' with { type: 'json' };
import svg from '../tables/svg.json' with { type: 'json' };
import { toColor, drawPiece } from './fragments.js';

export const HOURS = ['dawn', 'day', 'dusk', 'night'] as const;
export type Hour = (typeof HOURS)[number];
export const LIGHTS: Readonly<Record<Hour, typeof tables.lights.day>> = tables.lights;
/** Draws bands of colors that are dithered where they meet, as on screens with 256 colors. */
export function bands(colors: readonly string[], bottom: number): string {
  const band = (color: string, at: number): string => {
    const top = Math.round((at * bottom) / colors.length / 8) * 8;
    const fill = `<path fill="${color}" d="M0 ${top}H${EDGE}V${EDGE}H0Z"/>`;
    const square = `<path fill="${color}" d="M0 0h8v8h-8zM8 8h8v8h-8z"/>`;
    const squares = `<pattern id="sky${at}" width="16" height="16" patternUnits="userSpaceOnUse">${square}</pattern>`;
    return at === 0 ? fill : `${squares}<path fill="url(#sky${at})" d="M0 ${top - 32}h${EDGE}v32H0z"/>${fill}`;
  };
  return `<g shape-rendering="crispEdges">${colors.map(band).join('')}</g>`;
}
export function stars(random: Random, count: number, depth: number): string {
  const star = (): string => {
    const [x, y] = [random.between(0, EDGE), random.between(0, depth)].map((at) => Math.round(at / 4) * 4);
    return random.chance(0.3) ? `M${x} ${y}h4v-4h4v4h4v4h-4v4h-4v-4h-4z` : `M${x} ${y}h5v5h-5z`;
  };
  return `<path fill="${toColor('E')}" shape-rendering="crispEdges" d="${Array.from({ length: count }, star).join('')}"/>`;
}
const settingSun = (x: number, y: number, scale: number): string => place(svg.settingSun, { x, y, scale });
export function skyAt(hour: Hour, random: Random, horizon: number, weather: Weather): string {
  const [x, y] = [random.between(130, 230), random.between(130, 190)];
  const base = bands(LIGHTS[hour].sky, horizon + 40);
  if (/^(?:storm|rain|fog)$/.test(weather)) return base;
  if (hour === 'dawn') return base + settingSun(x + 170, horizon - 120, 1.2);
  if (hour === 'day') return base + place(drawPiece('sun'), { x, y });
  if (hour === 'dusk') return base + settingSun(250, horizon - 70, 2.2);
  return base + stars(random, 90, horizon - 60) + place(drawPiece('moon'), { x, y });
}
const CALM = ['fog', 'rainbow', 'aurora', 'confetti', 'cloudy', 'clear'] as const;
export const WEATHERS = ['storm', 'rain', 'snow', 'wind', ...CALM] as const;
export type Weather = (typeof WEATHERS)[number];
export const veil = (color: string, opacity: number): string =>
  opacity === 0 ? '' : `<rect width="${EDGE}" height="${EDGE}" fill="${color}" fill-opacity="${opacity}"/>`;
const drops = (random: Random, count: number, line: string, drop: (x: number, y: number) => string): string => {
  const along = (): number => Math.round(random.between(0, EDGE));
  const spots = Array.from({ length: count }, () => drop(along(), along()));
  return `<path ${line} stroke-width="5" stroke-linecap="round" d="${spots.join('')}"/>`;
};
const rain = (random: Random, count: number): string =>
  drops(random, count, 'stroke="#8fb0ff" opacity=".8"', (x, y) => `M${x} ${y}l-14 48`);
const flake = (x: number, y: number): string =>
  `M${x} ${y}h4${x % 2 === 0 ? 'm-2-13v26m-11-19l22 12m-22 0l22-12' : ''}`;
const clouds = (random: Random, count: number, color: string): string =>
  Array.from({ length: count }, (_, index) => {
    const x = (EDGE / count) * (index + random.between(0.25, 0.75));
    return place(drawPiece('cloud', color), { x, y: random.between(80, 220), scale: random.between(0.7, 1.2) });
  }).join('');
const confetti = (random: Random, count: number): string =>
  Array.from({ length: count }, () => {
    const [x, y, scale] = [random.between(0, EDGE), random.between(0, EDGE), random.between(1.2, 2)];
    return place(drawPiece('petal', toColor('ORagmB'[random.below(6)] ?? '')), { x, y, scale });
  }).join('');
export function drawWeather(weather: Weather, hour: Hour, random: Random) {
  const { cloud } = LIGHTS[hour];
  const skies: Readonly<Record<Weather, () => readonly [behind: string, before?: string]>> = {
    clear: () => [''],
    cloudy: () => [clouds(random, 5, cloud)],
    rain: () => [veil('#3c4a7a', 0.3) + clouds(random, 5, '#8c97bd'), rain(random, 70)],
    storm: () => [veil('#00005c', 0.45) + drawPiece('bolts') + clouds(random, 5, '#5a6290'), rain(random, 90)],
    wind: () => [clouds(random, 3, cloud) + drawPiece('gusts'), drawPiece('blownLeaves')],
    snow: () => [clouds(random, 4, cloud), drops(random, 60, 'stroke="#fff"', flake)],
    fog: () => [veil('#dfe6f2', 0.42) + drawPiece('fogBehind'), drawPiece('fogBefore')],
    confetti: () => [confetti(random, 70), confetti(random, 24)],
    aurora: () => [svg.aurora],
    rainbow: () => [drawPiece('rainbowArc') + clouds(random, 3, cloud)],
  };
  const [behind, before = ''] = skies[weather]();
  return { behind, before };
}
/** Covers the greens of a landscape with snow. */
export const underSnow = (landscape: string): string =>
  tables.snow.reduce((all, [green = '', white = '']) => all.replaceAll(new RegExp(green, 'g'), white), landscape);
