import { inside, type Area, type Box } from './box';

/** How far a new window lies beside the one before it, in CSS pixels: both titles can be read. */
const STEP = 32;

/** How large a window is that has no size of its own yet. */
const MOST: Area = { width: 1100, height: 860 };
const SHARE: Area = { width: 0.8, height: 0.86 };

/**
 * A place for a new window: where its program had one before, else in the middle above; beside those that begin there already,
 * and from the edge on where no room is left. Only a window that fills the room, or one of very many, lies exactly on another.
 */
export function placeFor(area: Area, others: readonly Box[], before: Box = middleAbove(area)): Box {
  const start = inside(before, area);
  for (const box of cascades(start, area)) {
    if (!others.some(({ x, y }) => x === box.x && y === box.y)) return box;
  }
  return start;
}

/** Where a window was before, in its own size, also where there is less room now; beside those that begin there already. */
export function placeAgain(area: Area, others: readonly Box[], before: Box): Box {
  const [start, { x, y }] = [inside(before, area), placeFor(area, others, before)];
  return x === start.x && y === start.y ? before : { ...before, x, y };
}

function* cascades(start: Box, area: Area): Generator<Box> {
  yield* cascade(start, area);
  const y = start.y % STEP;
  for (let x = start.x % STEP; x + start.width <= area.width; x += STEP) yield* cascade({ ...start, x, y }, area);
}

function* cascade(from: Box, area: Area): Generator<Box> {
  for (let box = from; isInside(box, area); box = { ...box, x: box.x + STEP, y: box.y + STEP }) yield box;
}

function isInside(box: Box, area: Area): boolean {
  const { x, y } = inside(box, area);
  return x === box.x && y === box.y;
}

function middleAbove(area: Area): Box {
  const width = Math.round(Math.min(MOST.width, area.width * SHARE.width));
  const height = Math.round(Math.min(MOST.height, area.height * SHARE.height));
  return { x: Math.round((area.width - width) / 2), y: STEP / 2, width, height };
}
