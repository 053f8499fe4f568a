import { inside, type Area, type Box } from './box';

/** How far a new window lies beside the one before it, in CSS pixels: both titles can be read. */
const STEP = 32;

/** How large a window is that has no size of its own yet. */
const MOST: Area = { width: 1100, height: 860 };
const SHARE: Area = { width: 0.8, height: 0.86 };

/**
 * A place for a new window: where its program had one before, else in the middle above; beside those that begin there already.
 */
export function placeFor(area: Area, others: readonly Box[], before: Box = middleAbove(area)): Box {
  const start = inside(before, area);
  for (let step = 0; ; step += STEP) {
    const box = { ...start, x: start.x + step, y: start.y + step };
    const { x, y } = inside(box, area);
    if (x !== box.x || y !== box.y) return start;
    if (!others.some((other) => other.x === x && other.y === y)) return box;
  }
}

function middleAbove(area: Area): Box {
  const width = Math.round(Math.min(MOST.width, area.width * SHARE.width));
  const height = Math.round(Math.min(MOST.height, area.height * SHARE.height));
  return { x: Math.round((area.width - width) / 2), y: STEP / 2, width, height };
}
