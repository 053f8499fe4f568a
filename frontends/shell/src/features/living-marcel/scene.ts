import type { Point, Size } from '../../shared/geometry';

const GRID = { width: 1600, height: 900 } as const;

export const visibleHalfWidth = ({ width, height }: Size): number =>
  width / 2 / Math.max(width / GRID.width, height / GRID.height);

const MIN_THROW = 0.42;
const MAX_THROW = 0.74;

export function chooseLandingX(viewport: Size, random: number): number {
  const side = random < 0.5 ? -1 : 1;
  const distance = MIN_THROW + (MAX_THROW - MIN_THROW) * ((random * 2) % 1);
  return Math.round(GRID.width / 2 + side * distance * visibleHalfWidth(viewport));
}

/** Maximum offset of pupils, in grid units, and the distance at which they move half of it, in pixels. */
const MAX_OFFSET = { x: 5, y: 4 } as const;
const HALF_OFFSET_PX = 120;

export function gaze(eyes: Point, at: Point): Point {
  const [dx, dy] = [at.x - eyes.x, at.y - eyes.y];
  const distance = Math.hypot(dx, dy);
  if (distance === 0) return { x: 0, y: 0 };
  const part = 1 / (distance + HALF_OFFSET_PX);
  return { x: dx * part * MAX_OFFSET.x, y: dy * part * MAX_OFFSET.y };
}
