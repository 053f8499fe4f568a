import { NIGHT, ORANGE_LIGHT, SKY, WHITE } from '@marcel/art/palette';
import { outlined, place, shape } from '@marcel/art/svg';
import { EDGE } from '../edge.js';
import type { Random } from '../random.js';
import { clouds } from '../scenery/clouds.js';
import { LIGHTS, type Hour } from '../scenery/hour.js';
import { scatter } from '../scenery/pieces.js';

export const WEATHERS = ['clear', 'cloudy', 'rain', 'storm', 'snow', 'fog', 'rainbow'] as const;
export type Weather = (typeof WEATHERS)[number];

/** What weather puts behind the figures, and what before them. */
export interface Skies {
  readonly behind: string;
  readonly before: string;
}

const veil = (colour: string, opacity: number): string =>
  `<rect width="${EDGE}" height="${EDGE}" fill="${colour}" opacity="${opacity}"/>`;

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

/** The weather of a place at an hour. */
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
        behind: [520, 640, 760]
          .map(
            (y) =>
              `<ellipse cx="${random.between(300, 720)}" cy="${y}" rx="820" ry="60" fill="${WHITE}" opacity=".35"/>`,
          )
          .join(''),
        before: `<ellipse cx="512" cy="980" rx="900" ry="90" fill="${WHITE}" opacity=".4"/>`,
      };
    case 'rainbow':
      return { behind: rainbow() + clouds(random, 3, cloud, shade), before: '' };
  }
}
