import { NIGHT, ORANGE_LIGHT, SKY, WHITE } from '@marcel/art/palette';
import { outlined, place, shape } from '@marcel/art/svg';
import { EDGE } from '../edge.js';
import type { Random } from '../random.js';
import { clouds } from '../scenery/sky.js';
import { LIGHTS, type Hour } from '../scenery/hour.js';
import { scatter } from '../scenery/pieces.js';

const WEATHERS = ['clear', 'cloudy', 'rain', 'storm', 'snow', 'fog', 'rainbow', 'aurora'] as const;
export type Weather = (typeof WEATHERS)[number];

interface Skies {
  readonly behind: string;
  readonly before: string;
}

const veil = (colour: string, opacity: number): string =>
  `<rect width="${EDGE}" height="${EDGE}" fill="${colour}" opacity="${opacity}"/>`;

const bank = (x: number, y: number, height: number, opacity: number): string =>
  [1, 0.75, 0.5]
    .map(
      (share) =>
        `<ellipse cx="${x}" cy="${y}" rx="${860 * share}" ry="${height * share}" fill="${WHITE}" opacity="${opacity / 2}"/>`,
    )
    .join('');

const everywhere = { from: 0, to: EDGE, y: [-20, EDGE] } as const;

const rain = (random: Random, count: number): string =>
  scatter(
    random,
    () => `<path stroke="${SKY}" stroke-width="5" stroke-linecap="round" opacity=".8" d="M0 0L-14 48"/>`,
    {
      ...everywhere,
      count,
      size: [0.7, 1.3],
    },
  );

const puddles = (random: Random): string =>
  scatter(
    random,
    () =>
      `<ellipse rx="80" ry="14" fill="${SKY}" opacity=".55"/><ellipse cx="-16" cy="-3" rx="36" ry="5" fill="${WHITE}" opacity=".6"/>`,
    {
      count: 4,
      from: 0,
      to: EDGE,
      y: [900, 1000],
      size: [0.7, 1.2],
    },
  );

const bolt = (x: number, y: number): string =>
  place(outlined(shape(ORANGE_LIGHT, 'M20-160L-60 20H-8L-40 160 70-40H14L64-160Z'), 7), { x, y, scale: 0.9 });

const flake = (random: Random): string =>
  random.chance(0.5)
    ? `<circle r="8" fill="${WHITE}"/>`
    : `<path stroke="${WHITE}" stroke-width="4" stroke-linecap="round" d="M0-13V13M-11-6L11 6M-11 6L11-6"/>`;

const rainbow = (): string =>
  ['#e0263c', '#ff7a00', '#ffd23c', '#1f8a4c', '#2f4dff', '#9d7bff']
    .map(
      (colour, index) =>
        `<circle cx="512" cy="720" r="${560 - index * 30}" fill="none" stroke="${colour}" stroke-width="31" opacity=".75"/>`,
    )
    .join('');

const curtain = (random: Random, y: number): string => {
  const [one, two, three] = [0, 1, 2].map(() => random.between(-70, 70));
  const top = `M-20 ${y + (one ?? 0)}C240 ${y - 130} 380 ${y + 120 + (two ?? 0)} 620 ${y - 20}S900 ${y - 120} 1044 ${y + (three ?? 0)}`;
  return `<path fill="none" stroke="url(#aurora)" stroke-width="150" d="${top}" opacity=".9"/><path fill="none" stroke="#b8ffd9" stroke-width="8" d="${top}" transform="translate(0 70)" opacity=".7"/>`;
};

const aurora = (random: Random): string =>
  '<defs><linearGradient id="aurora" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8f5bff" stop-opacity="0"/>' +
  '<stop offset=".45" stop-color="#46e0b0"/><stop offset="1" stop-color="#7dff9a" stop-opacity=".9"/></linearGradient></defs>' +
  curtain(random, 330) +
  curtain(random, 190);

export function weatherOver(weather: Weather, hour: Hour, random: Random): Skies {
  const [cloud, shade] = LIGHTS[hour].cloud;
  switch (weather) {
    case 'clear':
      return { behind: '', before: '' };
    case 'cloudy':
      return { behind: clouds(random, 4, cloud, shade), before: '' };
    case 'rain':
      return {
        behind: veil('#3c4a7a', 0.3) + clouds(random, 5, '#8c97bd', '#6d78a3') + puddles(random),
        before: rain(random, 60),
      };
    case 'storm':
      return {
        behind:
          veil(NIGHT, 0.45) +
          bolt(random.between(150, 280), 300) +
          bolt(random.between(740, 880), 250) +
          clouds(random, 5, '#5a6290', '#424a75'),
        before: rain(random, 80),
      };
    case 'snow':
      return {
        behind: clouds(random, 4, cloud, shade) + veil(WHITE, 0.08),
        before: scatter(random, flake, { ...everywhere, count: 60, size: [0.6, 1.4] }),
      };
    case 'fog':
      return {
        behind:
          veil('#dfe6f2', 0.42) + [420, 540, 660, 780].map((y) => bank(random.between(300, 720), y, 70, 0.5)).join(''),
        before:
          bank(random.between(100, 400), 700, 46, 0.3) +
          bank(random.between(600, 900), 850, 56, 0.4) +
          bank(512, 980, 90, 0.6),
      };
    case 'aurora':
      return { behind: aurora(random), before: '' };
    case 'rainbow':
      return { behind: rainbow() + clouds(random, 3, cloud, shade), before: '' };
  }
}
