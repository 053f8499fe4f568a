export interface Size {
  width: number;
  height: number;
}

/** The place of a window in the desktop without its taskbar, in CSS pixels. */
export interface Box extends Size {
  x: number;
  y: number;
}

export const MIN_SIZE: Size = { width: 320, height: 200 };

const DEFAULT_SIZE: Size = { width: 1100, height: 860 };

/** The offset of a new window from the one before it: both titles stay readable. */
const STEP = 32;

const clamp = (min: number, value: number, max: number): number => Math.max(min, Math.min(value, Math.max(min, max)));

/** Returns the box moved and shrunk so that it lies in the area. */
export function inside(box: Box, area: Size): Box {
  const width = clamp(MIN_SIZE.width, box.width, area.width);
  const height = clamp(MIN_SIZE.height, box.height, area.height);
  return { x: clamp(0, box.x, area.width - width), y: clamp(0, box.y, area.height - height), width, height };
}

/** Returns the box after its lower right corner has moved. */
export const resized = (box: Box, by: { x: number; y: number }, area: Size): Box => ({
  ...box,
  width: clamp(MIN_SIZE.width, box.width + by.x, area.width - box.x),
  height: clamp(MIN_SIZE.height, box.height + by.y, area.height - box.y),
});

export function placeFor(area: Size, others: readonly Box[], preferred: Box = centered(area)): Box {
  const start = inside(preferred, area);
  const fits = ({ x, y, width, height }: Box) => x + width <= area.width && y + height <= area.height;
  const isFree = ({ x, y }: Box) => !others.some((other) => other.x === x && other.y === y);
  let column = start.x % STEP;
  for (let box = start; fits(box);) {
    if (isFree(box)) return box;
    const next = { ...box, x: box.x + STEP, y: box.y + STEP };
    box = fits(next) ? next : { ...start, x: column, y: start.y % STEP };
    if (!fits(next)) column += STEP;
  }
  return start;
}

function centered(area: Size): Box {
  const width = Math.round(Math.min(DEFAULT_SIZE.width, area.width * 0.8));
  const height = Math.round(Math.min(DEFAULT_SIZE.height, area.height * 0.86));
  return { x: Math.round((area.width - width) / 2), y: STEP / 2, width, height };
}
