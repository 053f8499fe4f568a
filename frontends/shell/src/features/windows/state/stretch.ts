import { between, LEAST, type Area, type Box } from './box';

/** The edges and corners by which a window is sized, as points of the compass. */
export const EDGES = ['n', 's', 'e', 'w', 'nw', 'ne', 'sw', 'se'] as const;
export type Edge = (typeof EDGES)[number];

/**
 * The box after one of its edges was moved: the opposite one stays, at the least size and at the end of the room, too. What lies
 * beyond that end already stays there.
 */
export function stretched(box: Box, edge: Edge, by: { x: number; y: number }, area: Area): Box {
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  const left = edge.includes('w') ? between(Math.min(0, box.x), box.x + by.x, right - LEAST.width) : box.x;
  const top = edge.includes('n') ? between(0, box.y + by.y, bottom - LEAST.height) : box.y;
  const widest = Math.max(box.width, area.width - box.x);
  const highest = Math.max(box.height, area.height - box.y);
  const width = edge.includes('e') ? between(LEAST.width, box.width + by.x, widest) : right - left;
  const height = edge.includes('s') ? between(LEAST.height, box.height + by.y, highest) : bottom - top;
  return { x: left, y: top, width, height };
}
