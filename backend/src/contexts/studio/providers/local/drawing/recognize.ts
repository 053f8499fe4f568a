import { cellsOf, range, regionsOf, SIDE, spotOf, type InkMap } from './ink-map.js';

/** A `thing` is drawn again as it is. */
export type Motif = 'house' | 'heart' | 'sun' | 'star' | 'tree' | 'word' | 'thing';

const TURN = Math.PI / 120;

/** Returns the motif of a drawing by its silhouette: its ink and what the ink encloses. Shares are of the box around it. */
export function recognize(map: InkMap): Motif {
  const { left, right, top, bottom } = map.box;
  const [wide, high] = [right - left + 1, bottom - top + 1];
  const [aspect, area] = [wide / high, wide * high];
  const isSet = (x: number, y: number): boolean => map.isInk[y * SIDE + x] === 1 || map.isClosed[y * SIDE + x] === 1;
  const widthAt = (height: number): number => {
    const set = range(SIDE).filter((x) => isSet(x, top + Math.round(height * (high - 1))));
    return set.length === 0 ? 0 : ((set.at(-1) ?? 0) - (set[0] ?? 0) + 1) / wide;
  };
  const enclosedCells = cellsOf(map.isClosed).map(spotOf);
  const enclosedShare = enclosedCells.length / area;
  const upperShare = enclosedCells.filter(({ y }) => y < top + high / 2).length / Math.max(1, enclosedCells.length);
  /** The highest cells in some columns, from the top. */
  const topEdgeAt = (columns: readonly number[]): number[] =>
    columns.map((share) => range(high).find((y) => isSet(Math.round(left + share * (wide - 1)), top + y)) ?? high);
  const [leftLobe, rightLobe] = [
    [0.15, 0.2, 0.25, 0.3],
    [0.7, 0.75, 0.8, 0.85],
  ].map((one) => Math.min(...topEdgeAt(one)));
  const notchDepth = (Math.max(...topEdgeAt([0.48, 0.52])) - Math.max(leftLobe ?? 0, rightLobe ?? 0)) / high;
  const pieces = regionsOf(map.isInk).filter(({ cells }) => cells.length > 5);
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  /** Cells of a circle through the outer parts: set or not. */
  const circle = range(240).map((at) => {
    const [x, y] = [Math.cos(at * TURN), Math.sin(at * TURN)].map((part) => part * 0.41 * Math.max(wide, high));
    return isSet(Math.round(middle.x + (x ?? 0)), Math.round(middle.y + (y ?? 0)));
  });
  const tips = circle.filter((is, at) => is && circle.at(at - 1) === false).length;
  const radius = 0.37 * Math.max(wide, high);
  const isDisc = enclosedCells.every(({ x, y }) => Math.hypot(x - middle.x, y - middle.y) < radius);
  const isPeaked = Math.min(...topEdgeAt([0.46, 0.5, 0.54])) < 0.1 * high;
  const isSquare = aspect > 0.7 && aspect < 1.45;
  const crownWidth = Math.max(widthAt(0.14), widthAt(0.25), widthAt(0.47));
  const [tipWidth, bellyWidth, footWidth] = [widthAt(0.04), widthAt(0.69), widthAt(0.97)];
  const isPointed = footWidth < 0.35 && widthAt(0.25) > 0.75 && aspect > 0.6 && aspect < 1.7;
  if (enclosedShare > 0.3 && notchDepth > 0.07 && isPointed) return 'heart';
  const tall = pieces.filter((piece) => piece.bottom - piece.top > 0.55 * high);
  if (aspect > 0.9 && pieces.length >= 2 && tall.length >= 0.7 * pieces.length && enclosedShare < 0.3) return 'word';
  if (isSquare && isDisc && enclosedShare > 0.05 && tips >= 7) return 'sun';
  const isWaisted = isPeaked && bellyWidth < 0.75 && footWidth > 0.3 && tipWidth < 0.3;
  if (isSquare && (tips === 5 || tips === 6) && enclosedShare > 0.1 && isWaisted) return 'star';
  const hasWalls = Math.min(widthAt(0.8), widthAt(0.9)) > 0.6 && Math.abs(widthAt(0.9) - bellyWidth) < 0.16;
  const floor = new Set(map.box.cells.filter((cell) => cell > (bottom - 5) * SIDE).map((cell) => cell % SIDE));
  const eaves = Math.min(...topEdgeAt([0.08, 0.15, 0.85, 0.92]));
  const hasRoof = isPeaked && eaves > 0.12 * high && tipWidth < 0.45 && widthAt(0.14) < widthAt(0.47) + 0.05;
  if (enclosedShare > 0.35 && hasWalls && hasRoof && floor.size > 0.6 * wide && aspect < 1.8) return 'house';
  const hasTrunk = widthAt(0.9) < 0.32 * crownWidth && footWidth < 0.5 * crownWidth && footWidth > 0.1;
  return enclosedShare > 0.22 && hasTrunk && crownWidth > 0.8 && upperShare > 0.62 ? 'tree' : 'thing';
}
