import type { Point, Size } from '../../../shared/geometry';

/** Position and size of a window on the desktop without its taskbar, in CSS pixels. */
export interface Box extends Size, Point {}

export const MIN_SIZE: Size = { width: 320, height: 200 };

/** Width of the column of icons, which new windows leave free, and the margin on the other sides. */
const ICON_COLUMN_WIDTH = 128;
const MARGIN = 16;

/** The offset of a new window from the one before it: both titles stay readable. */
const OFFSET_PX = 32;

/** Number of windows in a diagonal; the next diagonal starts beside the first window. */
const CASCADE_LENGTH = 4;

const clamp = (min: number, value: number, max: number): number => Math.max(min, Math.min(value, Math.max(min, max)));

/** Returns the box moved and shrunk so that it lies in the area. */
export function fitInto(box: Box, area: Size): Box {
  const width = clamp(MIN_SIZE.width, box.width, area.width);
  const height = clamp(MIN_SIZE.height, box.height, area.height);
  return { x: clamp(0, box.x, area.width - width), y: clamp(0, box.y, area.height - height), width, height };
}

/** Returns the box after its lower right corner has moved. */
export const resizeBox = (box: Box, by: Point, area: Size): Box => ({
  ...box,
  width: clamp(MIN_SIZE.width, box.width + by.x, area.width - box.x),
  height: clamp(MIN_SIZE.height, box.height + by.y, area.height - box.y),
});

/** Returns the first free box from `start` on. A box that would leave the area is smaller. */
export function findFreeBox(area: Size, others: readonly Box[], start: Box): Box {
  const first = fitInto(start, area);
  for (let step = 0; ; step += 1) {
    const row = step % CASCADE_LENGTH;
    const [x, y] = [first.x + OFFSET_PX * (row + Math.floor(step / CASCADE_LENGTH)), first.y + OFFSET_PX * row];
    const width = Math.min(first.width, area.width - x);
    const box = fitInto({ x, y, width, height: Math.min(first.height, area.height - y) }, area);
    if (!others.some((other) => other.x === box.x && other.y === box.y)) return box;
    if (box.x < x) return first;
  }
}

/** Returns the box of a window of this size, if there is room, that leaves the icons and a margin free. */
export function defaultBox(area: Size, size: Size): Box {
  const width = Math.min(size.width, area.width - ICON_COLUMN_WIDTH - MARGIN);
  const height = Math.min(size.height, area.height - 2 * MARGIN);
  const [x, y] = [(area.width - width) / 2, (area.height - height) / 3];
  return { x: Math.max(ICON_COLUMN_WIDTH, Math.round(x)), y: Math.max(MARGIN, Math.round(y)), width, height };
}

const TILES = ['left', 'right', 'top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
export const TILINGS = ['free', 'maximized', ...TILES] as const;
export type WindowTiling = (typeof TILINGS)[number];

export function toBox({ box, tiling }: { box: Box; tiling: WindowTiling }, area: Size): Box {
  if (tiling === 'free') return fitInto(box, area);
  if (tiling === 'maximized') return { x: 0, y: 0, ...area };
  const [width, height] = [Math.floor(area.width / 2), Math.floor(area.height / 2)];
  const sides = tiling.endsWith('left') ? { x: 0, width } : { x: width, width: area.width - width };
  if (tiling.startsWith('top')) return { ...sides, y: 0, height };
  if (tiling.startsWith('bottom')) return { ...sides, y: height, height: area.height - height };
  return { ...sides, y: 0, height: area.height };
}

/** Width of the edges at which a dragged window snaps, in CSS pixels. */
const SNAP_EDGE_PX = 12;

/** Returns how a window dropped here snaps: to a half at a side, a quarter near a corner, or the whole area at the top. */
export function findSnapTiling({ x, y }: Point, { width, height }: Size): WindowTiling | undefined {
  const side = x < SNAP_EDGE_PX ? 'left' : x >= width - SNAP_EDGE_PX ? 'right' : undefined;
  if (!side) return y < SNAP_EDGE_PX ? 'maximized' : undefined;
  if (y < height / 4) return `top-${side}`;
  return y > (height * 3) / 4 ? `bottom-${side}` : side;
}
