import { inside, type Area, type Box } from './box';

/** How far a new window lies beside the one before it, in CSS pixels: both titles can be read. */
const STEP = 32;

/** How large a window is that has no size of its own yet. */
const MOST: Area = { width: 1100, height: 860 };
const SHARE = 0.86;

/** A place for a new window: in the middle above, and beside those that begin there already. */
export function placeFor(area: Area, others: readonly Box[], size?: Area): Box {
  const wanted = size ?? {
    width: Math.min(MOST.width, area.width * SHARE),
    height: Math.min(MOST.height, area.height * SHARE),
  };
  const first = inside({ x: (area.width - wanted.width) / 2, y: STEP / 2, ...rounded(wanted) }, area);
  const start = { ...first, x: Math.round(first.x) };
  for (let step = 0; ; step += STEP) {
    const box = { ...start, x: start.x + step, y: start.y + step };
    const { x, y } = inside(box, area);
    if (x !== box.x || y !== box.y) return start;
    if (!others.some((other) => other.x === x && other.y === y)) return box;
  }
}

const rounded = ({ width, height }: Area): Area => ({ width: Math.round(width), height: Math.round(height) });
