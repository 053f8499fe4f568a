const GRID = { width: 1600, height: 900 } as const;

interface Size {
  width: number;
  height: number;
}

export const halfInSight = ({ width, height }: Size): number =>
  width / 2 / Math.max(width / GRID.width, height / GRID.height);

const NEAREST = 0.42;
const FARTHEST = 0.74;

export function landing(room: Size, chance: number): number {
  const side = chance < 0.5 ? -1 : 1;
  const far = NEAREST + (FARTHEST - NEAREST) * ((chance * 2) % 1);
  return Math.round(GRID.width / 2 + side * far * halfInSight(room));
}

/** Maximum offset of pupils, in grid units, and the distance at which they move half of it, in pixels. */
const REACH = { x: 5, y: 4 } as const;
const HALF_WAY = 120;

interface Point {
  x: number;
  y: number;
}

export function gaze(eyes: Point, at: Point): Point {
  const [dx, dy] = [at.x - eyes.x, at.y - eyes.y];
  const distance = Math.hypot(dx, dy);
  if (distance === 0) return { x: 0, y: 0 };
  const part = 1 / (distance + HALF_WAY);
  return { x: dx * part * REACH.x, y: dy * part * REACH.y };
}
