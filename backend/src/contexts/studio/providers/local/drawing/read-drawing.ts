import { range } from 'es-toolkit';
import * as raster from '../../../recognition/raster.js';
import { poseNamed } from '../art/figure.js';
import { toSet } from '../sets.js';
import { enclosedBy, enlarged, SIDE, toMarks, type InkMap } from '../../../recognition/ink-map.js';
import { findPosture } from './posture.js';
import { recognize } from '../../../recognition/recognize.js';

const WHOLE = toSet('boat,house,tree,fish,sun,snowman,car');
const [THICKEST, LEAST_SHARE] = [5, 0.65];
/** Returns the lowest line of an ink if it runs below all else and on beyond it: straight ground, or waves. */
function lineOf({ inks, isInk, box }: InkMap, ink: number) {
  const columns = range(SIDE).flatMap((x) => {
    const rows = range(SIDE).filter((y) => inks[y * SIDE + x] === ink);
    return rows.length === 0 ? [] : [{ x, rows, low: rows.at(-1) ?? 0 }];
  });
  const lows = columns.map(({ low }) => low);
  const isConnected = columns.every(({ x, low }, at) => {
    const before = columns[at - 1] ?? { x, low };
    return x - before.x < 10 && Math.abs(low - before.low) < (x - before.x > 1 ? 8 : 4);
  });
  if (!isConnected || lows.length < LEAST_SHARE * (box.right - box.left)) return undefined;
  const depth = Math.max(...lows) - Math.min(...lows);
  const thickness = depth < 3 ? 4 : THICKEST;
  const cells = columns.flatMap(({ x, rows, low }) => rows.filter((y) => y > low - thickness).map((y) => y * SIDE + x));
  const bareTo = (height: number) =>
    columns.filter(({ x, low }) => range(height).every((up) => isInk[(low - THICKEST - up) * SIDE + x] !== 1));
  const crests = lows.filter((low, at) => low > Math.max(lows[at - 6] ?? SIDE, lows[at + 6] ?? SIDE));
  const isWavy = crests.length > 1 && depth < 0.22 * (box.right - box.left);
  const isRippled = depth > 2 && depth < 7 && crests.length > 9;
  const isBare = isRippled || bareTo(SIDE).length > 0.1 * lows.length;
  const lowest = new Map(columns.map(({ x, low }) => [x, low]));
  const below = box.cells.filter((cell) => cell > ((lowest.get(cell % SIDE) ?? SIDE) + 3) * SIDE + SIDE);
  const carries = box.cells.length - cells.length > 40 && below.length < 0.02 * box.cells.length;
  const isLine = isBare && carries && bareTo(12).length > 0.2 * columns.length && (depth < 7 || isWavy);
  const motif = depth < 7 && !isRippled ? 'ground' : 'waves';
  return isLine ? { ...raster.toRegion(cells, SIDE), posture: undefined, motif } : undefined;
}
/** Returns single strokes across the drawing that touch nothing of their ink and have all else above them: ground, or waves. */
function strokesBelow({ inks, colors, box }: InkMap) {
  const wide = box.right - box.left + 1;
  const regions = [...colors.keys()].flatMap((ink) =>
    raster.findRegions(toMarks(box.cells.filter((cell) => inks[cell] === ink)), SIDE),
  );
  const isStroke = ({ cells, left, right, top, bottom }: raster.Region): boolean =>
    right - left > LEAST_SHARE * wide && bottom - top < 0.16 * wide && cells.length < 8 * (right - left);
  const strokes = regions.filter(isStroke);
  const ground = raster.toRegion(
    strokes.flatMap(({ cells }) => cells),
    SIDE,
  );
  const rest = box.cells.length - ground.cells.length;
  const below = box.cells.filter((cell) => cell > (ground.top + 2) * SIDE).length - ground.cells.length;
  if (strokes.length === 0 || rest < 40 || below > 0.15 * rest) return undefined;
  const isFlat = strokes.length === 1 && ground.bottom - ground.top < 7;
  return { ...ground, posture: undefined, motif: isFlat ? 'ground' : 'waves' };
}
const findGround = (map: InkMap) =>
  strokesBelow(map) ?? [...map.colors.keys()].map((ink) => lineOf(map, ink)).find((one) => one !== undefined);
export type Part = ReturnType<typeof partOf>;
function partOf(map: InkMap, all: readonly number[]) {
  const cells = all.filter((cell) => map.isInk[cell] === 1 || map.isEnclosed[cell] === 1);
  const own = enlarged(map, cells);
  const motif = recognize(own);
  const posture = /^(?:tree|snowman|car)$/.test(motif) ? undefined : findPosture(own);
  return { ...raster.toRegion(cells, SIDE), posture, motif };
}
export const isLying = ({ posture }: Part): boolean => posture !== undefined && Math.abs(posture.turn) > 80;
export const isPerson = ({ posture }: Part): boolean => posture !== undefined;
/** Returns pieces that lie apart: their boxes do not touch. */
function piecesIn(isSet: raster.Marks): raster.Region[] {
  const boxes: raster.Region[] = [];
  for (let box of raster.findRegions(raster.dilate(isSet, 3, SIDE), SIDE)) {
    const touches = ({ left, right, top, bottom }: raster.Region): boolean =>
      left <= box.right && right >= box.left && top <= box.bottom && bottom >= box.top;
    for (let at = boxes.findIndex(touches); at >= 0; at = boxes.findIndex(touches))
      box = raster.toRegion([...box.cells, ...(boxes.splice(at, 1)[0]?.cells ?? [])], SIDE);
    boxes.push(box);
  }
  return boxes;
}
/** Returns whether a part is certain although others touch it: a known thing, or somebody who stands. */
const isKnown = (part: Part): boolean =>
  WHOLE.has(part.motif) || (isPerson(part) && part.right - part.left < part.bottom - part.top);
const contains = (outer: raster.Region, inner: raster.Region): boolean =>
  outer.left <= inner.left && outer.right >= inner.right && outer.top <= inner.top && outer.bottom >= inner.bottom;
/** Divides what touches lightly: things of one ink each, or people who hold hands. */
function divided(map: InkMap, part: Part): Part[] {
  if (WHOLE.has(part.motif)) return [part];
  const lines = [...map.colors.keys()].map((ink) => part.cells.filter((cell) => map.inks[cell] === ink));
  const inks = lines.filter((cells) => cells.length > 20);
  const pieces = (inks.length > 1 ? inks : []).flatMap((own) =>
    piecesIn(toMarks([...own, ...enclosedBy(toMarks(own))])).filter(({ cells }) => cells.length > 60),
  );
  const partIn = ({ cells, left, right, top, bottom }: raster.Region): Part => {
    const own = toMarks(cells);
    const isIn = (cell: number): boolean => {
      const [x, y] = [cell % SIDE, Math.floor(cell / SIDE)];
      return x >= left && x <= right && y >= top && y <= bottom && (map.isInk[cell] === 0 || own[cell] === 1);
    };
    return partOf(map, part.cells.filter(isIn));
  };
  const isOuter = (one: raster.Region): boolean => pieces.every((other) => other === one || !contains(other, one));
  const high = part.bottom - part.top;
  const isOnFloor = (one: Part): boolean => part.bottom - one.bottom < 0.12 * high;
  // A chair is open, other than a dress.
  const isChair = (one: Part): boolean =>
    isOnFloor(one) && one.bottom - one.top > 0.3 * high && one.cells.every((cell) => map.isInk[cell] === 1);
  // A person or a chair that others enclose has some size.
  const seen = pieces.filter((one) => isOuter(one) || one.bottom - one.top > 0.2 * high);
  const outer = seen.map(partIn).filter((one, at) => isOuter(seen[at] ?? part) || isPerson(one) || isChair(one));
  const isSomeones = toMarks(outer.filter(isPerson).flatMap(({ cells }) => cells));
  const apart = outer.map((one) =>
    isPerson(one) ? one : { ...one, cells: one.cells.filter((cell) => isSomeones[cell] === 0) },
  );
  const parts = outer.length < 2 || outer.length > 9 ? [] : apart.flatMap((one) => abreast(map, one));
  const holds = parts.some((one) => !isPerson(one) && one.cells.some((cell) => map.isInk[cell] === 0));
  const isSomebody = (one: Part): boolean => {
    const isWide = one.right - one.left > 0.5 * (part.right - part.left);
    const isTall = isOnFloor(one) && one.bottom - one.top > (holds ? 0.5 : 0.7) * high;
    return isPerson(one) && (isLying(one) || isKnown(one)) && (isTall || (isLying(one) && isWide) || !isPerson(part));
  };
  if (parts.length === 0 || !(parts.every(isKnown) || parts.some(isSomebody))) return abreast(map, part);
  // The rest, such as a window or a raindrop, belongs to the thing around it or is a thing of its own.
  const isTaken = toMarks(parts.flatMap(({ cells }) => cells));
  const rest = piecesIn(toMarks(part.cells.filter((cell) => isTaken[cell] === 0 && map.isInk[cell] === 1)));
  const ownerOf = (piece: raster.Region): number => parts.findIndex((one) => contains(one, piece));
  return [
    ...parts.map((one, at) => {
      const inside = isPerson(one) ? [] : rest.filter((piece) => ownerOf(piece) === at);
      return { ...one, cells: [...one.cells, ...inside.flatMap(({ cells }) => cells)] };
    }),
    ...rest.filter((piece) => ownerOf(piece) < 0 && piece.cells.length > 8).map(({ cells }) => partOf(map, cells)),
  ];
}
/** Divides people side by side, who may touch each other: there is one below each head. */
function abreast(map: InkMap, part: Part): Part[] {
  const high = part.bottom - part.top + 1;
  const isHead = ({ cells, left, right, top, bottom }: raster.Region): boolean => {
    const [across, down] = [right - left + 1, bottom - top + 1];
    const isRound = across < 1.6 * down && down < 1.6 * across && cells.length > 0.5 * across * down;
    return isRound && down > 0.05 * high && down < 0.4 * high;
  };
  const areas = raster.findRegions(toMarks(part.cells.filter((cell) => map.isEnclosed[cell] === 1)), SIDE);
  const heads = areas.filter(isHead);
  const isBelow = (one: raster.Region, head: raster.Region): boolean =>
    one.top > head.bottom && Math.abs(one.left + one.right - head.left - head.right) < 1.5 * (one.right - one.left + 1);
  const middles = heads
    .filter((one) => !heads.some((head) => isBelow(one, head)))
    .map(({ left, right }) => (left + right) / 2)
    .toSorted((one, other) => one - other);
  if (middles.length < 2 || middles.length > 5) return [part];
  const borders = middles.map((middle, at) => (middle + (middles[at + 1] ?? 2 * SIDE)) / 2);
  const ownerOf = (cell: number): number => borders.findIndex((border) => cell % SIDE < border);
  const people: Part[] = [];
  for (const owner of middles.keys()) {
    const cells = part.cells.filter((cell) => ownerOf(cell) === owner);
    people.push(partOf(map, cells));
    const most = middles.length - people.filter((one) => !isPerson(one)).length;
    if (most < 2 || most < 0.5 * middles.length) return [part];
  }
  const grown = people.filter(isPerson);
  const tallest = Math.max(...grown.map((one) => one.bottom - one.top));
  const child = { pose: poseNamed('stand'), hat: 0, turn: 0 };
  // Among others, a small one without clear limbs is a child.
  return people.map((one) => (one.bottom - one.top > tallest ? one : { ...one, posture: one.posture ?? child }));
}
/** Sees a cloud and its rain where there are only strokes below one large shape. */
function findRain(map: InkMap): Part[] | undefined {
  const all = raster.findRegions(raster.union(map.isInk, map.isEnclosed), SIDE);
  const [cloud, ...drops] = all.toSorted((one, other) => other.cells.length - one.cells.length);
  if (cloud === undefined || cloud.right - cloud.left < 1.1 * (cloud.bottom - cloud.top)) return undefined;
  const isDrop = ({ cells, left, right, top }: raster.Region): boolean =>
    Math.min(top - cloud.bottom, left - cloud.left, cloud.right - right) > -8 &&
    cells.length < 0.08 * cloud.cells.length;
  if (drops.length < 3 || !drops.every(isDrop)) return undefined;
  const cells = drops.flatMap((drop) => drop.cells);
  const partAs = (region: raster.Region, motif: string): Part => ({ ...region, posture: undefined, motif });
  return [partAs(cloud, 'cloud'), partAs(raster.toRegion(cells, SIDE), 'rain')];
}
/** Reads what was drawn: one thing, or several that lie apart. */
export function readDrawing(whole: InkMap): Part[] {
  const rain = findRain(whole);
  if (rain !== undefined) return rain;
  const ground = findGround(whole);
  const isLine = toMarks(ground?.cells ?? []);
  const map = { ...whole, isInk: whole.isInk.map((is, cell) => (isLine[cell] === 1 ? 0 : is)) };
  const parts = piecesIn(raster.union(map.isInk, map.isEnclosed)).flatMap((box) => {
    const all = divided(map, partOf(map, box.cells));
    if (ground?.motif === 'waves') return all.map((one) => (one.motif === 'star' ? { ...one, motif: 'boat' } : one));
    return all.map((one) => {
      const isUnder = (cell: number): boolean => cell % SIDE >= one.left && cell % SIDE <= one.right;
      if (ground === undefined || isPerson(one) || isKnown(one)) return one;
      return partOf(whole, [...one.cells, ...ground.cells.filter(isUnder)]);
    });
  });
  if (ground !== undefined) return [...parts, ground];
  const [people, letters] = [parts.filter(isPerson).length, raster.findRegions(map.isInk, SIDE).length];
  // Some letters look like people, but not most of a word.
  const [mayBeWord, mayBeOne] = [letters > 2 && people <= letters / 2, parts.length > 1 && people === 0];
  if (!mayBeWord && !mayBeOne) return parts;
  const all = partOf(map, range(SIDE * SIDE));
  if (mayBeWord && all.motif === 'word') return [{ ...all, posture: undefined }];
  return mayBeOne && (isPerson(all) || /^(?:word|sun)$/.test(all.motif)) ? [all] : parts;
}
