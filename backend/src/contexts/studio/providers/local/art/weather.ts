import { place } from '@marcel/art/svg';
import { GENERATED_EDGE as EDGE } from '../../picture-provider.js';
import type { Random } from '../random.js';
import { drawPiece } from './fragments.js';
import { LIGHTS, type Hour } from './sky.js';

export const WEATHERS = ['storm', 'rain', 'snow', 'fog', 'rainbow', 'aurora', 'cloudy', 'clear'] as const;
export type Weather = (typeof WEATHERS)[number];
const veil = (color: string, opacity: number): string =>
  `<rect width="${EDGE}" height="${EDGE}" fill="${color}" opacity="${opacity}"/>`;
const bank = (x: number, y: number, height: number): string =>
  [1, 0.75, 0.5]
    .map(
      (share) => `<ellipse cx="${x}" cy="${y}" rx="${860 * share}" ry="${height * share}" fill="#fff" opacity=".25"/>`,
    )
    .join('');
const drops = (random: Random, count: number, line: string, drop: (x: number, y: number) => string): string => {
  const spots = Array.from({ length: count }, () =>
    drop(Math.round(random.between(0, EDGE)), Math.round(random.between(0, EDGE))),
  );
  return `<path ${line} stroke-width="5" stroke-linecap="round" d="${spots.join('')}"/>`;
};
const rain = (random: Random, count: number): string =>
  drops(random, count, 'stroke="#8fb0ff" opacity=".8"', (x, y) => `M${x} ${y}l-14 48`);
const flake = (x: number, y: number): string =>
  `M${x} ${y}h4` + (x % 2 === 0 ? 'm-2-13v26m-11-19l22 12m-22 0l22-12' : '');
const clouds = (random: Random, count: number, color: string): string =>
  Array.from({ length: count }, (_, index) => {
    const x = (EDGE / count) * (index + random.between(0.25, 0.75));
    return place(drawPiece('cloud', color), { x, y: random.between(80, 220), scale: random.between(0.7, 1.2) });
  }).join('');
const rainbow = (): string =>
  ['#e0263c', '#ff7a00', '#ffd23c', '#1f8a4c', '#2f4dff', '#9d7bff']
    .map(
      (color, at) =>
        `<circle cx="512" cy="720" r="${560 - at * 30}" fill="none" stroke="${color}" stroke-width="31" opacity=".75"/>`,
    )
    .join('');
function curtain(random: Random, y: number): string {
  const top = `M-20 ${y + random.between(-70, 70)}C240 ${y - 130} 380 ${y + 120} 620 ${y - 20}S900 ${y - 120} 1044 ${y}`;
  return `<g fill="none"><path stroke="url(#aurora)" stroke-width="150" d="${top}" opacity=".9"/><path stroke="#b8ffd9" stroke-width="8" d="${top}" transform="translate(0 70)" opacity=".7"/></g>`;
}
const AURORA =
  '<linearGradient id="aurora" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8f5bff" stop-opacity="0"/>' +
  '<stop offset=".45" stop-color="#46e0b0"/><stop offset="1" stop-color="#7dff9a" stop-opacity=".9"/></linearGradient>';
const bolts = (): string => [190, 850].map((x) => place(drawPiece('bolt'), { x, y: 320, scale: 0.9 })).join('');
export function drawWeather(weather: Weather, hour: Hour, random: Random) {
  const { cloud } = LIGHTS[hour];
  switch (weather) {
    case 'clear':
      return { behind: '', before: '' };
    case 'cloudy':
      return { behind: clouds(random, 5, cloud), before: '' };
    case 'rain':
      return { behind: veil('#3c4a7a', 0.3) + clouds(random, 5, '#8c97bd'), before: rain(random, 70) };
    case 'storm':
      return { behind: veil('#00005c', 0.45) + bolts() + clouds(random, 5, '#5a6290'), before: rain(random, 90) };
    case 'snow':
      return { behind: clouds(random, 4, cloud), before: drops(random, 60, 'stroke="#fff"', flake) };
    case 'fog':
      return {
        behind: veil('#dfe6f2', 0.42) + bank(400, 480, 70) + bank(640, 640, 70),
        before: bank(250, 820, 46) + bank(512, 980, 90),
      };
    case 'aurora':
      return { behind: AURORA + curtain(random, 330) + curtain(random, 190), before: '' };
    case 'rainbow':
      return { behind: rainbow() + clouds(random, 3, cloud), before: '' };
  }
}
const SNOWY = ['#c3d3f5', '#dbe6fb', '#eef4ff'] as const;
export const underSnow = (landscape: string): string =>
  ['#2f8f57', '#57b85a', '#86d36b'].reduce(
    (drawn, green, at) => drawn.replaceAll(`fill="${green}"`, `fill="${SNOWY[at] ?? '#fff'}"`),
    landscape.replaceAll(/fill="#(?:9fd8a0|b9e6a8|bfe3b4|7fc8a0|1c6b55|4aa58a)" d="M-20/g, 'fill="#dbe6fb" d="M-20'),
  );
