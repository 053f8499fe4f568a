import { minBy, range, sortBy, sumBy } from 'es-toolkit';
import * as raster from '../../../recognition/raster.js';
import { type Point, type Pose } from '../art/figure.js';
import { SIDE, toMarks, type InkMap } from '../../../recognition/ink-map.js';
import { hasEars } from '../../../recognition/recognize.js';

const pointOf = (cell: number): Point => ({ x: cell % SIDE, y: Math.floor(cell / SIDE) });
const STEPS = [-1, 1, -SIDE, SIDE, -SIDE - 1, -SIDE + 1, SIDE - 1, SIDE + 1];
/** Walks through marked cells, the nearest first, and returns them in this order, and from which cell each was reached. */
function walk(marks: raster.Marks, starts: readonly number[]) {
  const [cells, from] = [[...starts], new Int32Array(marks.length).fill(-1)];
  for (const start of starts) from[start] = start;
  for (const cell of cells)
    for (const step of STEPS)
      if (marks[cell + step] === 1 && from[cell + step] === -1) {
        from[cell + step] = cell;
        cells.push(cell + step);
      }
  return { cells, from };
}
/** A line from a joint; `depth` is the way from the neck to the joint. */
type Limb = Readonly<{ joint: Point; end: Point; length: number; depth: number }>;
/**
 * Returns the longest lines below a head: the first leads from the neck to a foot, and the others branch off from it. Stops
 * when four of them cannot be longer than `least` together.
 */
function findLimbs(isSet: raster.Marks, head: raster.Region, gap: number, least: number): Limb[] {
  const { left, right, top, bottom } = head;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const line = range(7).find((by) => isSet[Math.round(y) * SIDE + left - 1 - by] !== 1) ?? 7;
  const [wide, high] = [(right - left) / 2 + line + 0.6, (bottom - top) / 2 + line + 0.6];
  const isBody = (cell: number): boolean => Math.hypot(((cell % SIDE) - x) / wide, (cell / SIDE - y) / high) > 1;
  const body = raster.dilate(toMarks(raster.listCells(isSet).filter(isBody)), gap, SIDE);
  const fromNeck = (cell: number): number => Math.hypot((cell % SIDE) - x, Math.floor(cell / SIDE) - bottom - 3);
  const neck = minBy(raster.listCells(body), fromNeck);
  const depths = new Map(neck === undefined ? [] : [[neck, 0]]);
  const limbs: Limb[] = [];
  while (depths.size > 0 && limbs.length < 8) {
    const { cells, from } = walk(body, [...depths.keys()]);
    const end = cells.at(-1) ?? 0;
    const path = [end];
    for (let cell = from[end] ?? 0; cell !== path.at(-1); cell = from[cell] ?? 0) path.push(cell);
    const joint = path.at(-1) ?? 0;
    const depth = depths.get(joint) ?? 0;
    if (path.length < Math.max(5, 0.165 * (limbs[0]?.length ?? 0))) break;
    if (limbs.length < 4 && sumOf(limbs) + (4 - limbs.length) * path.length <= least) break;
    for (const [at, cell] of path.entries()) depths.set(cell, depth + path.length - 1 - at);
    // The rest of the outline of the head is no limb.
    const isFar = Math.hypot(((end % SIDE) - x) / wide, (end / SIDE - y) / high) > 1.3;
    if (isFar) limbs.push({ joint: pointOf(joint), end: pointOf(end), length: path.length, depth });
  }
  return limbs;
}
const sumOf = (limbs: readonly Limb[]): number => sumBy(limbs, ({ length }) => length);
/** Returns the end of a limb that starts at a joint and reaches, from 0 to 1, into a direction. */
function reachOf(joint: Point, x: number, y: number, [shortest, longest]: readonly [number, number]): Point {
  const far = Math.hypot(x, y) || 1;
  const length = shortest + Math.min(1, far) * (longest - shortest);
  return { x: Math.round(joint.x + (x / far) * length), y: Math.round(joint.y + (y / far) * length) };
}
/** Returns the pose of a body, if it has two legs below an arm. */
function findPose(limbs: readonly Limb[]): Pose | undefined {
  const [leg, ...others] = limbs;
  const [other, ...arms] = others.toSorted((one, next) => next.depth - one.depth);
  if (leg === undefined || other === undefined || leg.end.y < leg.joint.y) return undefined;
  const [neck, hip, unit] = [leg.joint, other.joint, leg.length];
  // Those who sit may show only one leg, which is bent, and one arm.
  const isArm = arms.length === 0 && other.depth < 0.5 * unit;
  const isBent = isArm && Math.abs(leg.end.x - neck.x) > 0.33 * (leg.end.y - neck.y);
  const isBelow = arms.every(({ depth }) => depth < other.depth - 0.05 * unit);
  if (!isBent && (arms.length === 0 || other.depth < 0.2 * unit || !isBelow)) return undefined;
  const across = ({ end, joint }: Limb): number => end.x - joint.x;
  const [first = leg, second] = (isBent ? [other] : arms).toSorted((one, next) => across(one) - across(next));
  const [left, right] = second === undefined && across(first) > 0 ? [second, first] : [first, second];
  const paw = (arm: Limb | undefined, side: 1 | -1): Point => {
    const isOnHip = arm && arm.joint.y > Math.max(neck.y, arm.end.y) && arm.depth > 0.6 * other.depth;
    if (arm === undefined || isOnHip) return { x: 120 + side * 66, y: 192 };
    const [x, y] = [across(arm) / (0.45 * unit), (arm.end.y - arm.joint.y) / (0.45 * unit)];
    const to = reachOf({ x: 120 + side * 30, y: 146 }, x, y, [44, 96 - 36 * Math.max(0, Math.min(1, y))]);
    // A raised paw is seen beside the head.
    return to.y > 128 || side * x < 0 ? to : { x: 120 + side * Math.max(104, side * (to.x - 120)), y: to.y };
  };
  const ways = [leg, other]
    .map(({ end }) => ({ x: (end.x - hip.x) / (0.5 * unit), y: (end.y - hip.y) / (0.5 * unit) }))
    .toSorted((one, next) => one.x - next.x);
  const [{ x: from } = hip, { x: to } = hip] = ways;
  const isSpread = ways.every(({ x, y }) => Math.abs(x) > (from * to > 0 ? 0.7 : 2.2) * Math.abs(y));
  // Those who spread their legs and raise their arms jump.
  const isJumping = from * to < 0 && arms.every(({ joint, end }) => end.y < joint.y);
  const isSeated = isBent || (isSpread && !isJumping);
  const [one = hip, next = hip] = ways.map(({ x, y }, at) =>
    reachOf({ x: at === 0 ? 98 : 142, y: 206 }, 0.9 * x, Math.max(0.35, y), [30, 62]),
  );
  const lean = (Math.atan2(neck.x - hip.x, Math.max(1, hip.y - neck.y)) * 180) / Math.PI;
  return {
    ...{ leftPaw: paw(left, -1), rightPaw: paw(right, 1) },
    ...(isSeated ? { feet: undefined, lean: 0 } : { feet: [one, next], lean: Math.max(-24, Math.min(24, lean)) }),
  };
}
/** Returns whether there are two arms and two legs, of which none is only a part of a thick line. */
const isWhole = (limbs: readonly Limb[]): boolean => (limbs[3]?.length ?? 0) > 0.25 * (limbs[0]?.length ?? 0);
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
/** Returns the pose of a round head above arms and legs that stand apart, and the share of the height above the head: a hat. */
function findFigure({ isInk, isEnclosed, box }: InkMap, isLying: boolean) {
  const [wide, high] = [box.right - box.left + 1, box.bottom - box.top + 1];
  const isSet = raster.union(isInk, isEnclosed);
  const areas = raster.findRegions(isEnclosed, SIDE).filter(({ cells }) => cells.length > 5);
  const isRound = ({ cells, left, right, top, bottom }: raster.Region): boolean => {
    const [across, down] = [right - left + 1, bottom - top + 1];
    return across / down > 0.5 && across / down < 2 && cells.length > 0.5 * across * down;
  };
  const isHead = (one: raster.Region): boolean => {
    const { left, right, top, bottom } = one;
    const down = bottom - top + 1;
    const isMiddle = isLying || Math.abs(left + right - box.left - box.right) < 0.6 * wide;
    const isHigh = down > 0.06 * high && down < 0.45 * high && (top + bottom) / 2 < box.top + 0.44 * high;
    return isMiddle && isRound(one) && isHigh;
  };
  // A head may be divided by lines, and a torso or an arm may touch it. A hat has no face.
  const hasFace = ({ cells, left, right, top, bottom }: raster.Region): boolean =>
    cells.length < 0.72 * (right - left + 1) * (bottom - top + 1);
  const largest = (regions: readonly raster.Region[]): raster.Region | undefined =>
    sortBy(regions.filter(isHead), [(one) => !hasFace(one), ({ cells }) => -cells.length])[0];
  const solid = raster.findRegions(raster.erode(isSet, 2, SIDE), SIDE);
  const [area, whole] = [largest(areas), largest(solid)];
  const head = area && (hasFace(area) || area.cells.length > 0.6 * (whole?.cells.length ?? 0)) ? area : whole;
  if (head === undefined || (!isLying && hasEars((x, y) => isSet[y * SIDE + x] === 1, head))) return undefined;
  // Several round parts of one size are flowers.
  if (solid.filter((one) => isRound(one) && one.cells.length > 0.4 * head.cells.length).length > 2) return undefined;
  const y = Math.round((head.top + head.bottom) / 2);
  const middle = y * SIDE + Math.round((head.left + head.right) / 2);
  const lowest = 0.45 * box.bottom + 0.55 * head.bottom;
  // Hands and feet are free: the ends of what is closed are corners.
  const large = areas.filter(({ cells }) => cells.length > 0.6 * head.cells.length && !cells.includes(middle));
  const isCorner = raster.dilate(toMarks(large.flatMap(({ cells }) => cells)), 4, SIDE);
  const inked = raster.listCells(isSet).length - head.cells.length;
  // Lines may have gaps, but hands may also be close to knees.
  const bodies = [0, 1, 2, 3].map((gap) => {
    const all = findLimbs(isSet, head, gap, inked / (isLying ? 6 : 10));
    const free = all.filter(({ end }) => isCorner[end.y * SIDE + end.x] === 0);
    // Somebody in a dress has two arms and two legs besides its corners.
    const limbs = (all.slice(0, 4).every((limb) => free.includes(limb)) || free.length > 3 ? free : []).slice(0, 4);
    return { limbs, found: sumOf(limbs) - 0.1 * gap * high };
  });
  const poses = bodies
    .filter(({ found, limbs }) => inked < (isLying ? 6 : isWhole(limbs) ? 10 : 8.5) * found)
    .toSorted((one, other) => other.found - one.found)
    .filter(({ limbs }) => limbs.filter(({ end }) => end.y > lowest).length >= Math.min(2, limbs.length - 1))
    .map(({ limbs }) => findPose(limbs));
  const pose = poses.find((one) => one !== undefined);
  const center = raster.listCells(isSet).find((cell) => Math.abs((cell % SIDE) - (middle % SIDE)) < 3) ?? middle;
  const above = head.top - Math.floor(center / SIDE);
  return pose && { pose, hat: above > 0.35 * (head.bottom - head.top) + 3 ? above / high : 0 };
}
/** Returns the pose of a drawn person, who stands or lies, and the degrees by which it is turned; undefined for other drawings. */
export function findPosture(map: InkMap) {
  const upright = findFigure(map, false);
  if (upright !== undefined) return { ...upright, turn: upright.pose.lean * 0.5 };
  if (map.box.right - map.box.left < 1.5 * (map.box.bottom - map.box.top)) return undefined;
  for (const side of ['left', 'right'] as const) {
    const lying = findFigure(raised(map, side), true);
    if (lying !== undefined) return { ...lying, turn: side === 'left' ? -88 : 88 };
  }
  return undefined;
}
