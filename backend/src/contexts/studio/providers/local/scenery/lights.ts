import { BEIGE, NIGHT, ORANGE, ORANGE_DEEP, ORANGE_LIGHT, WHITE } from '@marcel/art/palette';
import { GOLD, EARTH_DARK } from '../colours.js';
import { ellipse, outlined, shape } from '@marcel/art/svg';

export const daySun = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="118" fill="${GOLD}" opacity=".25"/>` +
  `<circle cx="${x}" cy="${y}" r="92" fill="${GOLD}" opacity=".45"/><circle cx="${x}" cy="${y}" r="68" fill="${ORANGE_LIGHT}"/>`;

export function settingSun(x: number, y: number, radius: number): string {
  const gaps = [0.12, 0.34, 0.55, 0.74].map((at, index) => {
    const height = radius * (0.05 + index * 0.022);
    return `<path d="M${x - radius} ${y + radius * at}h${2 * radius}v${height}h-${2 * radius}z"/>`;
  });
  return (
    `<defs><linearGradient id="set" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${ORANGE_LIGHT}"/>` +
    `<stop offset=".5" stop-color="${ORANGE}"/><stop offset="1" stop-color="${ORANGE_DEEP}"/></linearGradient>` +
    `<mask id="stripes"><rect width="1024" height="1024" fill="${WHITE}"/>${gaps.join('')}</mask></defs>` +
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#set)" mask="url(#stripes)"/>`
  );
}

export const moon = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="112" fill="${BEIGE}" opacity=".12"/><circle cx="${x}" cy="${y}" r="86" fill="${BEIGE}" opacity=".2"/>` +
  `<circle cx="${x}" cy="${y}" r="62" fill="${BEIGE}"/><g fill="${NIGHT}" opacity=".12"><circle cx="${x - 18}" cy="${y - 14}" r="15"/>` +
  `<circle cx="${x + 20}" cy="${y + 12}" r="20"/><circle cx="${x - 16}" cy="${y + 28}" r="9"/></g>`;

export const floorLamp = (shade: string): string =>
  `<circle cx="0" cy="-300" r="150" fill="${ORANGE_LIGHT}" opacity=".3"/>` +
  outlined(
    shape(EARTH_DARK, 'M-6-260H6V-10H-6Z') +
      ellipse(EARTH_DARK, 0, -6, 50, 14) +
      shape(shade, 'M-50-340H50L84-236H-84Z'),
    6,
  );
