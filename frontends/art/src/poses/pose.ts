import { body, collar, foot, tail } from '../marcel/body.js';
import { place } from '../svg.js';

/** Width and height of the grid that every pose is drawn on. */
export const POSE_SIZE = 240;

/** Marcel on his seat without arms and head, which stand before it: the neck is at 120, 128. */
export const seated = (): string => place(tail(), { x: 160, y: 214 }) + seatedWithoutTail();

export const seatedWithoutTail = (): string =>
  place(body(), { x: 120, y: 126 }) +
  place(foot(), { x: 76, y: 206, turn: -14 }) +
  place(foot(), { x: 164, y: 206, turn: 14 }) +
  place(collar(), { x: 120, y: 132 });
