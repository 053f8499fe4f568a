import { range } from 'es-toolkit';
import * as raster from '../../../recognition/raster.js';
import { toSet } from '../sets.js';
import { colorOf, enclosedBy, enlarged, PIXELS, SIDE, toMarks, type InkMap } from '../../../recognition/ink-map.js';
import { findPosture } from './posture.js';
import { findGround, recognize } from '../../../recognition/recognize.js';

const WHOLE = toSet('boat,house,tree,fish,sun,snowman,car');
export type Part = ReturnType<typeof partOf>;
function partOf(map: InkMap, all: readonly number[]) {
  const cells = raster.within(all, raster.union(map.isInk, map.isEnclosed));
  const own = enlarged(map, cells);
  const region = raster.toRegion(cells, SIDE);
  const motif = isSunInCorner(map, region) ? 'sun' : recognize(own);
  const posture = /^(?:tree|snowman|car|sun)$/.test(motif) ? undefined : findPosture(own);
  return { ...region, posture, motif };
}
/** Returns whether something yellow fills an upper corner of the sheet, where only a quarter of a sun is seen. */
function isSunInCorner(map: InkMap, { cells, left, right, top }: raster.Region): boolean {
  const [start, end, up] = [left - map.spot.x, right - map.spot.x, top - map.spot.y].map((at) => at / map.spot.scale);
  const isInCorner = Math.min(start ?? 0, PIXELS - (end ?? 0)) < 16 && (up ?? PIXELS) < 16;
  return isInCorner && /^#[c-f].[8-f].[0-6]/.test(colorOf(map, toMarks(cells)));
}
export const isLying = ({ posture }: Part): boolean => posture !== undefined && Math.abs(posture.turn) > 80;
export const isPerson = ({ posture }: Part): boolean => posture !== undefined;
/** Returns whether a part is certain although others touch it: a known thing, or somebody who stands. */
const isKnown = (part: Part): boolean =>
  WHOLE.has(part.motif) || (isPerson(part) && part.right - part.left < part.bottom - part.top);
/** Divides what touches lightly: things of one ink each, or people who hold hands. */
function divided(map: InkMap, part: Part): Part[] {
  if (WHOLE.has(part.motif)) return [part];
  const lines = [...map.colors.keys()].map((ink) => part.cells.filter((cell) => map.inks[cell] === ink));
  const inks = lines.filter((cells) => cells.length > 20);
  const apartBy = inks.length > 1 ? 3 : 1;
  const closed = (own: readonly number[]) => raster.union(toMarks(own), enclosedBy(toMarks(own)));
  const all = inks.flatMap((own) => raster.findPieces(closed(own), apartBy, SIDE));
  const pieces = inks.length === 1 && all.length === 1 ? [] : all.filter(({ cells }) => cells.length > 60);
  const partIn = ({ cells }: raster.Region): Part => partOf(map, raster.within(part.cells, toMarks(cells)));
  const isOuter = (one: raster.Region) => !pieces.some((other) => other !== one && raster.contains(other, one));
  const high = part.bottom - part.top;
  const outer = pieces.map(partIn).filter((one, at) => isOuter(pieces[at] ?? part) || isPerson(one));
  // A sun above somebody or a balloon in a hand is a thing of its own.
  const isAside = (one: Part): boolean =>
    !isPerson(one) && one.bottom < part.top + 0.5 * high && raster.within(one.cells, map.isEnclosed).length > 0;
  const [aside] = raster.bySize((inks.length > 1 ? outer : []).filter(isAside));
  if (aside !== undefined) {
    const rest = partOf(map, raster.without(part.cells, toMarks(aside.cells)));
    if (aside.motif === 'sun' || (isPerson(rest) && !isPerson(part))) return [aside, ...divided(map, rest)];
  }
  const isSomebody = (one: Part): boolean => {
    const isTall = part.bottom - one.bottom < 0.12 * high && one.bottom - one.top > 0.6 * high;
    return isPerson(one) && (isLying(one) || (isKnown(one) && (isTall || !isPerson(part))));
  };
  const parts = outer.every(isKnown) ? outer : outer.some(isSomebody) ? outer.filter(isPerson) : [];
  if (outer.length < 2 || outer.length > 9 || parts.length === 0) return abreast(map, part);
  // The rest, such as a window or a raindrop, belongs to the thing around it or is a thing of its own.
  const isTaken = toMarks(parts.flatMap(({ cells }) => cells));
  const rest = raster.findPieces(closed(raster.without(raster.within(part.cells, map.isInk), isTaken)), 2, SIDE);
  const ownerOf = (piece: raster.Region): number =>
    parts.findIndex((one) => !isPerson(one) && raster.contains(one, piece));
  return [
    ...parts.flatMap((one, at) => {
      const inside = rest.filter((piece) => ownerOf(piece) === at).flatMap(({ cells }) => cells);
      return abreast(map, { ...one, cells: [...one.cells, ...inside] });
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
  const areas = raster.findRegions(toMarks(raster.within(part.cells, map.isEnclosed)), SIDE);
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
  return people;
}
/** Sees a cloud and its rain where there are only strokes below one large shape. */
function findRain(map: InkMap): Part[] | undefined {
  const [cloud, ...drops] = raster.bySize(raster.findRegions(raster.union(map.isInk, map.isEnclosed), SIDE));
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
  const isInk = toMarks(raster.without(raster.listCells(whole.isInk), toMarks(ground?.cells ?? [])));
  // The ground does not close what stands on it side by side.
  const map = ground === undefined ? whole : { ...whole, isInk, isEnclosed: enclosedBy(isInk) };
  const parts = raster.findPieces(raster.union(map.isInk, map.isEnclosed), 2, SIDE).flatMap(({ cells }) =>
    divided(map, partOf(map, cells)).map((one) => {
      if (ground?.motif !== 'ground' || isPerson(one) || isKnown(one)) return one;
      const isOver = (at: number) => at >= one.top * SIDE && at % SIDE >= one.left && at % SIDE <= one.right;
      return partOf(whole, range(SIDE * SIDE).filter(isOver));
    }),
  );
  if (ground !== undefined) return [...parts, { ...ground, posture: undefined }];
  const [people, letters] = [parts.filter(isPerson).length, raster.findRegions(map.isInk, SIDE).length];
  const known = parts.filter(({ motif }) => !/^(?:thing|word)$/.test(motif));
  const loose = parts.filter((one) => !known.includes(one)).flatMap(({ cells }) => cells);
  // Some letters look like people, but not most of a word.
  const all = parts.length > 1 && 2 * people <= letters ? partOf(map, loose) : undefined;
  if (all !== undefined && /^(?:word|sun)$/.test(all.motif)) return [...known, { ...all, posture: undefined }];
  return all !== undefined && isPerson(all) && people === 0 && parts.length < 3 ? [...known, all] : parts;
}
