import { ORANGE, ORANGE_DEEP, ORANGE_LIGHT, WHITE } from '../palette.js';

/** Gaps in the lower half of the sun, as top and height; they grow towards the horizon. */
const GAPS = [
  [590, 6],
  [630, 9],
  [668, 12],
  [704, 15],
] as const;

/** The setting sun. */
export const sun = (): string =>
  `<defs><linearGradient id="sun" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${ORANGE_LIGHT}"/>` +
  `<stop offset=".45" stop-color="${ORANGE}"/><stop offset="1" stop-color="${ORANGE_DEEP}"/></linearGradient>` +
  `<mask id="gaps"><path fill="${WHITE}" d="M0 0h1600v900H0z"/>` +
  GAPS.map(([top, height]) => `<path d="M0 ${top}h1600v${height}H0z"/>`).join('') +
  `</mask></defs><circle cx="800" cy="575" r="228" fill="url(#sun)" mask="url(#gaps)"/>`;
