/** Width and height of the grid that the wallpaper is drawn on; the middle of its lower edge is always in sight. */
const GRID = { width: 1600, height: 900 } as const;

interface Size {
  width: number;
  height: number;
}

/** How far to each side of the middle a wallpaper is in sight that covers a room of that size, on its grid. */
export const halfInSight = ({ width, height }: Size): number =>
  width / 2 / Math.max(width / GRID.width, height / GRID.height);

/** Between these parts of what is in sight of a side a ball comes down: away from Marcel, and from the icons at the edge. */
const NEAREST = 0.42;
const FARTHEST = 0.74;

/** Where a ball comes down in such a room, on the wallpaper's grid; `chance` is from 0 to 1. */
export function landing(room: Size, chance: number): number {
  const side = chance < 0.5 ? -1 : 1;
  const far = NEAREST + (FARTHEST - NEAREST) * ((chance * 2) % 1);
  return Math.round(GRID.width / 2 + side * far * halfInSight(room));
}

/** How far pupils move from their middle, in the grid of a pose, and how near something is that they follow half as far, in pixels. */
const REACH = { x: 5, y: 4 } as const;
const HALF_WAY = 120;

interface Point {
  x: number;
  y: number;
}

/** How far from their middle the pupils of eyes at one point are that look at the other, in the grid of a pose. */
export function gaze(eyes: Point, at: Point): Point {
  const [dx, dy] = [at.x - eyes.x, at.y - eyes.y];
  const distance = Math.hypot(dx, dy);
  if (distance === 0) return { x: 0, y: 0 };
  const part = 1 / (distance + HALF_WAY);
  return { x: dx * part * REACH.x, y: dy * part * REACH.y };
}
