import * as raster from '../../../../../platform/pictures/raster.js';
import { SIDE, type InkMap } from './ink-map.js';

const THICKEST = 5;
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
  if (!isConnected || lows.length < 0.65 * (box.right - box.left)) return undefined;
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
export const findGround = (map: InkMap) =>
  [...map.colors.keys()].map((ink) => lineOf(map, ink)).find((one) => one !== undefined);
