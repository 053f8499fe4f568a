export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The place of a window in the desktop without its taskbar, in CSS pixels. */
export interface Box extends Size, Point {}

export const MIN_SIZE: Size = { width: 320, height: 200 };

/** Width of the column of icons, which new windows leave free, and the margin on the other sides. */
const ICON_COLUMN_WIDTH = 128;
const MARGIN = 16;

/** The offset of a new window from the one before it: both titles stay readable. */
const OFFSET_PX = 32;

/** Number of windows in a diagonal; the next one starts beside its first. */
const CASCADE_LENGTH = 4;

const clamp = (min: number, value: number, max: number): number => Math.max(min, Math.min(value, Math.max(min, max)));

/** Returns the box moved and shrunk so that it lies in the area. */
export function fitInto(box: Box, area: Size): Box {
  const width = clamp(MIN_SIZE.width, box.width, area.width);
  const height = clamp(MIN_SIZE.height, box.height, area.height);
  return { x: clamp(0, box.x, area.width - width), y: clamp(0, box.y, area.height - height), width, height };
}

/** Returns the box after its lower right corner has moved. */
export const resizeBox = (box: Box, by: { x: number; y: number }, area: Size): Box => ({
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
