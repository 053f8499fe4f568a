import { body, collar, foot, tail } from '../marcel/body.js';
import { place } from '../svg.js';

export const POSE_SIZE = 240;

export const seated = (): string => place(tail(), { x: 160, y: 214 }) + seatedWithoutTail();

export const seatedWithoutTail = (): string =>
  place(body(), { x: 120, y: 126 }) +
  place(foot(), { x: 76, y: 206, turn: -14 }) +
  place(foot(), { x: 164, y: 206, turn: 14 }) +
  place(collar(), { x: 120, y: 132 });
