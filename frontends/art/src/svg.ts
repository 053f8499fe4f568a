import { INK, LINE } from './palette.js';

export interface Placement {
  x: number;
  y: number;
  turn?: number;
  scale?: number | readonly [width: number, height: number];
}

export const svgDocument = (body: string, width: number, height = width): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`;

export function place(body: string, { x, y, turn = 0, scale = 1 }: Placement): string {
  const size = typeof scale === 'number' ? scale : scale.join(' ');
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${body}</g>`;
}

/** Gives the parts the common outline, except those that set their own. */
export const outlined = (body: string, line: number = LINE): string =>
  `<g stroke="${INK}" stroke-width="${line}" stroke-linejoin="round" stroke-linecap="round">${body}</g>`;

export const plain = (body: string): string => `<g stroke="none">${body}</g>`;

export const stroke = (d: string, width: number = LINE): string =>
  `<path fill="none" stroke="${INK}" stroke-width="${width}" d="${d}"/>`;

export const shape = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;

export const ellipse = (fill: string, x: number, y: number, width: number, height = width): string =>
  `<ellipse fill="${fill}" cx="${x}" cy="${y}" rx="${width}" ry="${height}"/>`;

export const tube = (color: string, d: string, width: number): string =>
  `<path fill="none" stroke-width="${width + LINE}" d="${d}"/>` +
  `<path fill="none" stroke="${color}" stroke-width="${width - LINE}" d="${d}"/>`;
