import * as raster from '../../../../../platform/pictures/raster.js';
import { SIDE, toMarks, type InkMap } from './ink-map.js';

const THICKEST = 5;
const LEAST_SHARE = 0.65;
/** Returns the lowest line of an ink if it runs below all else and on beyond it: straight ground, or waves. */
function lineOf({ inks, isInk, box }: InkMap, ink: number) {
  const columns = raster.range(SIDE).flatMap((x) => {
    const rows = raster.range(SIDE).filter((y) => inks[y * SIDE + x] === ink);
    return rows.length === 0 ? [] : [{ x, rows, low: rows.at(-1) ?? 0 }];
  });
  const lows = columns.map(({ low }) => low);
  const isConnected = columns.every(({ x, low }, at) => {
    const before = columns[at - 1] ?? { x, low };
    return x - before.x < 10 && Math.abs(low - before.low) < (x - before.x > 1 ? 8 : 4);
  });
  if (!isConnected || lows.length < LEAST_SHARE * (box.right - box.left)) return undefined;
  const depth = Math.max(...lows) - Math.min(...lows);
  const thickness = depth < 3 ? 3 : THICKEST;
  const cells = columns.flatMap(({ x, rows, low }) => rows.filter((y) => y > low - thickness).map((y) => y * SIDE + x));
  const bareTo = (height: number) =>
    columns.filter(({ x, low }) => raster.range(height).every((up) => isInk[(low - THICKEST - up) * SIDE + x] !== 1));
  const crests = lows.filter((low, at) => low > Math.max(lows[at - 6] ?? SIDE, lows[at + 6] ?? SIDE));
  const isWavy = crests.length > 1 && depth < 0.22 * (box.right - box.left);
  const isRippled = depth > 2 && depth < 7 && crests.length > 9;
  const isBare = isRippled || bareTo(SIDE).length > 0.1 * lows.length;
  const lowest = new Map(columns.map(({ x, low }) => [x, low]));
  const below = box.cells.filter((cell) => cell > ((lowest.get(cell % SIDE) ?? SIDE) + 3) * SIDE + SIDE);
  const carries = box.cells.length - cells.length > 40 && below.length < 0.02 * box.cells.length;
  const isLine = isBare && carries && bareTo(12).length > 0.25 * columns.length && (depth < 7 || isWavy);
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
export const findGround = (map: InkMap) =>
  strokesBelow(map) ?? [...map.colors.keys()].map((ink) => lineOf(map, ink)).find((one) => one !== undefined);
