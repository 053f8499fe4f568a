import * as raster from '../../../../../platform/pictures/raster.js';
import type { Point, Pose } from '../art/figure.js';
import { SIDE, type InkMap } from './ink-map.js';
import { hasEars } from './recognize.js';

function mean(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}
/** Returns the middle of the outermost points of a direction. */
function outermost(points: readonly Point[], along: (point: Point) => number): Point {
  const sorted = points.toSorted((one, other) => along(other) - along(one));
  return mean(sorted.slice(0, Math.max(1, Math.round(sorted.length * 0.06))));
}
/** Returns the end of a limb that starts at a joint and reaches, from 0 to 1, into a direction. */
function end(joint: Point, x: number, y: number, [shortest, longest]: readonly [number, number]): Point {
  const far = Math.hypot(x, y) || 1;
  const length = shortest + Math.min(1, far) * (longest - shortest);
  return { x: Math.round(joint.x + (x / far) * length), y: Math.round(joint.y + (y / far) * length) };
}
function findPose({ isInk }: InkMap): Pose {
  const ink = raster.listCells(isInk).map((cell) => ({ x: cell % SIDE, y: Math.floor(cell / SIDE) }));
  const [left, right] = [outermost(ink, ({ x }) => -x).x, outermost(ink, ({ x }) => x).x];
  const [top, bottom] = [outermost(ink, ({ y }) => -y).y, outermost(ink, ({ y }) => y).y];
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
  const [halfX, halfY] = [Math.max(8, (right - left) / 2), Math.max(8, (bottom - top) / 2)];
  const upper = ink.filter(({ y }) => y <= middleY + 0.3 * halfY);
  const lower = ink.filter(({ y }) => y > middleY + 0.3 * halfY);
  const paw = (side: 1 | -1): Point => {
    const { x, y } = outermost(upper, (spot) => side * spot.x - 0.1 * spot.y);
    return end({ x: 120 + side * 30, y: 146 }, (x - middleX) / halfX, (y - middleY + 0.28 * halfY) / halfX, [44, 92]);
  };
  const foot = (side: 1 | -1): Point => {
    const { x, y } = outermost(lower, (spot) => side * spot.x + 0.8 * spot.y);
    const [across, down] = [(0.9 * (x - middleX)) / (0.8 * halfY), (y - middleY - 0.2 * halfY) / (0.8 * halfY)];
    return end({ x: 120 + side * 22, y: 206 }, across, Math.max(0.35, down), [30, 62]);
  };
  const head = mean(ink.filter(({ y }) => y < top + 0.45 * halfY));
  const stance = mean(ink.filter(({ y }) => y > bottom - 0.6 * halfY));
  const lean = (Math.atan2(head.x - stance.x, Math.max(1, stance.y - head.y)) * 180) / Math.PI;
  const feet = [foot(-1), foot(1)] as const;
  return { leftPaw: paw(-1), rightPaw: paw(1), feet, lean: Math.max(-24, Math.min(24, lean)) };
}
/** Returns a map turned by a quarter, so that its left or right side is at the top. */
function raised(map: InkMap, side: 'left' | 'right'): InkMap {
  const turn = (marks: raster.Marks): raster.Marks =>
    marks.map((_, cell) => {
      const [x, y] = [cell % SIDE, Math.floor(cell / SIDE)];
      return marks[side === 'left' ? (SIDE - 1 - x) * SIDE + y : x * SIDE + SIDE - 1 - y] ?? 0;
    });
  const isInk = turn(map.isInk);
  return { ...map, isInk, isEnclosed: turn(map.isEnclosed), box: raster.toRegion(raster.listCells(isInk), SIDE) };
}
/** Returns whether a drawing shows a round head above arms and legs that stand apart. */
function isFigure({ isInk, isEnclosed, box }: InkMap, isLying: boolean): boolean {
  const [wide, high] = [box.right - box.left + 1, box.bottom - box.top + 1];
  const isSet = raster.union(isInk, isEnclosed);
  const areas = raster.findRegions(isEnclosed, SIDE).filter(({ cells }) => cells.length > 5);
  const isHead = ({ cells, left, right, top, bottom }: raster.Region): boolean => {
    const [across, down] = [right - left + 1, bottom - top + 1];
    const isMiddle = isLying || Math.abs(left + right - box.left - box.right) < 0.46 * wide;
    const isRound = across / down > 0.5 && across / down < 2 && cells.length > 0.6 * across * down;
    const isHigh = down > 0.06 * high && down < 0.45 * high && (top + bottom) / 2 < box.top + 0.44 * high;
    const beside = areas.filter((one) => one.bottom > top - down && one.top < bottom);
    const petals = beside.filter((one) => one.cells.length > cells.length * 0.4);
    return isMiddle && isRound && isHigh && petals.length < 4;
  };
  // The petals of a flower are of about the same size.
  if (areas.filter(({ cells }) => areas.every((one) => cells.length > 0.4 * one.cells.length)).length > 4) return false;
  // A head may be divided by lines, and a torso may touch it.
  const heads = [...areas, ...raster.findRegions(raster.erode(isSet, 2, SIDE), SIDE)].filter(isHead);
  const [head] = heads.toSorted((one, other) => other.cells.length - one.cells.length);
  if (head === undefined || (!isLying && hasEars((x, y) => isSet[y * SIDE + x] === 1, head))) return false;
  const [x, y] = [(head.left + head.right) / 2, Math.round((head.top + head.bottom) / 2)];
  const startsAt = (row: number): number[] =>
    raster.range(SIDE).filter((at) => isSet[row * SIDE + at] === 1 && isSet[row * SIDE + at - 1] === 0);
  const legs = raster.range(box.bottom).filter((row) => row > box.top + 0.55 * high && startsAt(row).length > 1);
  /** Legs end apart from each other, but leaves meet the stem. */
  const spread = legs.slice(-3).map((row) => (startsAt(row).at(-1) ?? 0) - (startsAt(row)[0] ?? 0));
  const reach = (head.right - head.left) * 0.65 + 2;
  const below = raster.listCells(isSet).filter((cell) => cell >= y * SIDE);
  const arms = [-1, 1].filter((side) => below.some((cell) => side * ((cell % SIDE) - x) > reach)).length;
  const isInside = [head.left - 5, head.right + 5].every((at) => isEnclosed[y * SIDE + at] === 1);
  const isHeavy = areas.some(({ cells }) => cells.length > (isLying ? 3 : 6.5) * head.cells.length);
  const hasLegs = legs.length > 0.1 * high && Math.max(...spread) > 0.12 * wide;
  return hasLegs && arms > (isLying ? 0 : 1) && !isInside && !isHeavy;
}
/** Returns the pose of a drawn person, who stands or lies, and the degrees by which it is turned; undefined for other drawings. */
export function findPosture(map: InkMap) {
  const upright = isFigure(map, false) ? findPose(map) : undefined;
  if (upright !== undefined) return { pose: upright, turn: upright.lean * 0.5 };
  if (map.box.right - map.box.left < 1.5 * (map.box.bottom - map.box.top)) return undefined;
  const side = (['left', 'right'] as const).find((one) => isFigure(raised(map, one), true));
  return side && { pose: findPose(raised(map, side)), turn: side === 'left' ? -88 : 88 };
}
