import { INK, WHITE } from '@marcel/art/palette';
import { EDGE } from '../edge.js';
import { LIGHTS, type Hour } from './hour.js';

const FULL = `width="${EDGE}" height="${EDGE}"`;

export function tint(hour: Hour): string {
  const [colour, opacity] = LIGHTS[hour].tint;
  return opacity === 0 ? '' : `<rect ${FULL} fill="${colour}" opacity="${opacity}"/>`;
}

export const glow = (x = 512, y = 520): string =>
  `<defs><radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="430"><stop offset="0" stop-color="${WHITE}" stop-opacity=".5"/>` +
  `<stop offset="1" stop-color="${WHITE}" stop-opacity="0"/></radialGradient></defs><rect ${FULL} fill="url(#glow)"/>`;

export const vignette = (): string =>
  `<defs><radialGradient id="vignette" gradientUnits="userSpaceOnUse" cx="512" cy="480" r="760"><stop offset=".62" stop-color="${INK}" stop-opacity="0"/>` +
  `<stop offset="1" stop-color="${INK}" stop-opacity=".42"/></radialGradient></defs><rect ${FULL} fill="url(#vignette)"/>`;

export const shadow = (x: number, y: number, width: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${width * 0.13}" fill="${INK}" opacity=".3"/>`;
