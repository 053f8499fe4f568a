import { place } from '@marcel/art/svg';
import { textPath } from '../lettering/text-path.js';

/** A line of text as an outline, at its place and in its colour. */
export const written = (text: string, size: number, { x, y, fill }: { x: number; y: number; fill: string }): string =>
  place(`<path fill="${fill}" d="${textPath(text, size).path}"/>`, { x, y });
