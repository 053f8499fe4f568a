import type { Point, Pose } from '../art/figure.js';
import {
  cellsOf,
  either,
  range,
  regionOf,
  regionsOf,
  SIDE,
  shrunk,
  spotOf,
  type InkMap,
  type Marks,
  type Region,
  type Spot,
} from './ink-map.js';

const GREATEST_LEAN = 24;
const OUTERMOST = 0.06;
const ARM = [44, 92] as const;
const LEG = [30, 62] as const;
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
const mean = (spots: readonly Spot[]): Spot => ({
  x: sumOf(spots.map(({ x }) => x)) / spots.length,
  y: sumOf(spots.map(({ y }) => y)) / spots.length,
});

function outermost(spots: readonly Spot[], along: (spot: Spot) => number): Spot {
  const sorted = spots.toSorted((one, other) => along(other) - along(one));
  return mean(sorted.slice(0, Math.max(1, Math.round(sorted.length * OUTERMOST))));
}

/** Returns the end of a limb that starts at a joint and reaches, from 0 to 1, into a direction. */
function end(joint: Point, x: number, y: number, [shortest, longest]: readonly [number, number]): Point {
  const far = Math.hypot(x, y) || 1;
  const length = shortest + Math.min(1, far) * (longest - shortest);
  return { x: Math.round(joint.x + (x / far) * length), y: Math.round(joint.y + (y / far) * length) };
}

function poseOf(ink: readonly Spot[]): Pose {
  const [left, right] = [outermost(ink, ({ x }) => -x).x, outermost(ink, ({ x }) => x).x];
  const [top, bottom] = [outermost(ink, ({ y }) => -y).y, outermost(ink, ({ y }) => y).y];
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
  const [halfX, halfY] = [Math.max(8, (right - left) / 2), Math.max(8, (bottom - top) / 2)];
  const upper = ink.filter(({ y }) => y <= middleY + 0.3 * halfY);
  const lower = ink.filter(({ y }) => y > middleY + 0.3 * halfY);
  const paw = (side: 1 | -1): Point => {
    const { x, y } = outermost(upper.length > 0 ? upper : ink, (spot) => side * spot.x - 0.1 * spot.y);
    return end({ x: 120 + side * 30, y: 146 }, (x - middleX) / halfX, (y - middleY + 0.28 * halfY) / halfX, ARM);
  };
  const foot = (side: 1 | -1): Point => {
    const { x, y } = outermost(lower.length > 0 ? lower : ink, (spot) => side * spot.x + 0.8 * spot.y);
    const [across, down] = [(0.9 * (x - middleX)) / (0.8 * halfY), (y - middleY - 0.2 * halfY) / (0.8 * halfY)];
    return end({ x: 120 + side * 22, y: 206 }, across, Math.max(0.35, down), LEG);
  };
  const head = mean(ink.filter(({ y }) => y < top + 0.45 * halfY));
  const stance = mean(ink.filter(({ y }) => y > bottom - 0.6 * halfY));
  const lean = (Math.atan2(head.x - stance.x, Math.max(1, stance.y - head.y)) * 180) / Math.PI;
  return {
    leftPaw: paw(-1),
    rightPaw: paw(1),
    feet: [foot(-1), foot(1)],
    lean: Math.max(-GREATEST_LEAN, Math.min(GREATEST_LEAN, lean)),
  };
}

/** Returns a map turned by a quarter, so that its left or right side is at the top. */
function raised(map: InkMap, side: 'left' | 'right'): InkMap {
  const cellFrom = (cell: number, { x, y } = spotOf(cell)): number =>
    side === 'left' ? (SIDE - 1 - x) * SIDE + y : x * SIDE + SIDE - 1 - y;
  const turn = (marks: Marks): Marks => marks.map((_, cell) => marks[cellFrom(cell)] ?? 0);
  const isInk = turn(map.isInk);
  return { ...map, isInk, isEnclosed: turn(map.isEnclosed), box: regionOf(cellsOf(isInk)) };
}

/** Tells whether a drawing shows a round head above arms and legs that stand apart. */
function isFigure({ isInk, isEnclosed, box }: InkMap, isLying: boolean): boolean {
  const [wide, high] = [box.right - box.left + 1, box.bottom - box.top + 1];
  const isSet = either(isInk, isEnclosed);
  const areas = regionsOf(isEnclosed).filter(({ cells }) => cells.length > 5);
  const isHead = ({ cells, left, right, top, bottom }: Region): boolean => {
    const [across, down] = [right - left + 1, bottom - top + 1];
    const isMiddle = isLying || Math.abs(left + right - box.left - box.right) < 0.46 * wide;
    const isRound = across / down > 0.5 && across / down < 2 && cells.length > 0.6 * across * down;
    const isHigh = down > 0.06 * high && down < 0.45 * high && (top + bottom) / 2 < box.top + 0.44 * high;
    const beside = areas.filter((one) => one.bottom > top - down && one.top < bottom);
    const petals = beside.filter((one) => one.cells.length > cells.length * 0.4);
    return isMiddle && isRound && isHigh && petals.length < 4;
  };
  // A head may be divided by lines, and a torso may touch it.
  const heads = [...areas, ...regionsOf(shrunk(isSet, 2))].filter(isHead);
  const [head] = heads.toSorted((one, other) => other.cells.length - one.cells.length);
  if (head === undefined) return false;
  const [x, y] = [(head.left + head.right) / 2, Math.round((head.top + head.bottom) / 2)];
  const columnsBelow = cellsOf(isSet).flatMap((cell) => (cell >= y * SIDE ? cell % SIDE : []));
  const startsAt = (row: number): number[] =>
    range(SIDE).filter((at) => isSet[row * SIDE + at] === 1 && isSet[row * SIDE + at - 1] === 0);
  const legs = range(box.bottom).filter((row) => row > box.top + 0.55 * high && startsAt(row).length > 1);
  /** Legs end apart from each other, but leaves meet the stem. */
  const spread = legs.slice(-3).map((row) => (startsAt(row).at(-1) ?? 0) - (startsAt(row)[0] ?? 0));
  const reach = (head.right - head.left) * 0.65 + 2;
  const arms = [-1, 1].filter((side) => columnsBelow.some((at) => side * (at - x) > reach)).length;
  const isInside = [head.left - 5, head.right + 5].every((at) => isEnclosed[y * SIDE + at] === 1);
  const isHeavy = areas.some(({ cells }) => cells.length > (isLying ? 3 : 6.5) * head.cells.length);
  const hasLegs = legs.length > 0.1 * high && Math.max(...spread) > 0.12 * wide;
  return hasLegs && arms > (isLying ? 0 : 1) && !isInside && !isHeavy;
}

export interface Posture {
  readonly pose: Pose;
  /** Degrees by which a figure is turned. */
  readonly turn: number;
}

/** Returns the posture of a drawn person, who stands or lies; undefined for other drawings. */
export function postureOf(map: InkMap): Posture | undefined {
  const poseIn = ({ isInk }: InkMap): Pose => poseOf(cellsOf(isInk).map(spotOf));
  if (isFigure(map, false)) return { pose: poseIn(map), turn: poseIn(map).lean * 0.5 };
  if (map.box.right - map.box.left < 1.5 * (map.box.bottom - map.box.top)) return undefined;
  const side = (['left', 'right'] as const).find((one) => isFigure(raised(map, one), true));
  return side === undefined ? undefined : { pose: poseIn(raised(map, side)), turn: side === 'left' ? -88 : 88 };
}
