import { fill, SIDE, type InkMap } from './ink-map.js';

/** A `thing` is drawn again as it is. */
export type Motif = 'house' | 'heart' | 'sun' | 'star' | 'tree' | 'animal' | 'word' | 'thing' | 'figure';
const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
const isSet = ({ isInk, isEnclosed }: InkMap, x: number, y: number): boolean =>
  isInk[y * SIDE + x] === 1 || isEnclosed[y * SIDE + x] === 1;

function piecesOf({ isInk }: InkMap): number {
  const marks = new Uint8Array(SIDE * SIDE);
  return range(SIDE * SIDE).filter(
    (spot) => isInk[spot] === 1 && marks[spot] === 0 && fill(spot, marks, 1, (next) => isInk[next] === 1) > 5,
  ).length;
}

const ANGLES = 72;

/** Counts the directions in which the ink reaches far out from the middle. */
function tipsOf({ box: { left, right, top, bottom }, ink }: InkMap): number {
  const [mx, my] = [(left + right) / 2, (top + bottom) / 2];
  const far = range(ANGLES).map(() => 0);
  for (const { x, y } of ink) {
    const angle = Math.floor((Math.atan2(y - my, x - mx) / (2 * Math.PI) + 0.5) * (ANGLES - 0.01));
    far[angle] = Math.max(far[angle] ?? 0, Math.hypot(x - mx, y - my));
  }
  const around = (at: number): number => Math.max(...[-1, 0, 1].map((by) => far[(at + by + ANGLES) % ANGLES] ?? 0));
  const smooth = range(ANGLES).map(around);
  const [high, low] = [Math.max(...smooth), Math.min(...smooth)];
  const level = low + (high - low) * 0.55;
  if (high - low < high * 0.22) return 0;
  return smooth.filter((one, at) => one > level && (smooth[(at + ANGLES - 1) % ANGLES] ?? 0) <= level).length;
}

/** Returns the motif of a drawing by its silhouette; a figure by default. The thresholds are tuned on a set of drawings. */
export function recognize(map: InkMap): Motif {
  const { left, right, top, bottom } = map.box;
  const [wide, high] = [right - left + 1, bottom - top + 1];
  const [aspect, area] = [wide / high, wide * high];
  /** The width at a share of the height, as a share of the box. */
  const width = (share: number): number => {
    const set = range(SIDE).filter((x) => isSet(map, x, top + Math.round(share * (high - 1))));
    return set.length === 0 ? 0 : ((set.at(-1) ?? 0) - (set[0] ?? 0) + 1) / wide;
  };
  const inside = range(SIDE * SIDE).filter((spot) => map.isEnclosed[spot] === 1);
  const enclosed = inside.length / area;
  const upper = inside.filter((spot) => spot / SIDE < top + high / 2).length / Math.max(1, inside.length);
  const atSide = (from: number): number =>
    inside.filter((spot) => spot % SIDE >= from && spot % SIDE < from + wide * 0.28).length;
  const isHeadAtSide = Math.max(atSide(left), atSide(right - wide * 0.28)) > 0.7 * inside.length;
  const edge = (shares: readonly number[]): number[] =>
    shares.map((share) => range(high).find((y) => isSet(map, Math.round(left + share * (wide - 1)), top + y)) ?? high);
  const lobes = Math.max(Math.min(...edge([0.15, 0.2, 0.25, 0.3])), Math.min(...edge([0.7, 0.75, 0.8, 0.85])));
  const notch = (Math.max(...edge([0.48, 0.52])) - lobes) / high;
  const low = Math.round(bottom - high * 0.09) * SIDE;
  const legs = range(SIDE).filter((x) => map.isInk[low + x] === 1 && (x === 0 || map.isInk[low + x - 1] === 0)).length;
  const [pieces, tips] = [piecesOf(map), tipsOf(map)];
  const isRound = aspect > 0.7 && aspect < 1.45;
  const crown = Math.max(width(0.14), width(0.25), width(0.47));
  const [tipWidth, belly, foot] = [width(0.04), width(0.69), width(0.97)];
  if (enclosed > 0.3 && notch > 0.07 && foot < 0.35 && width(0.25) > 0.75 && aspect > 0.6 && aspect < 1.7)
    return 'heart';
  if (aspect > 1.7 && pieces >= 3 && enclosed < 0.3) return 'word';
  if (isRound && ((pieces >= 6 && enclosed < 0.6) || tips >= 7)) return 'sun';
  if (isRound && (tips === 5 || tips === 6) && enclosed > 0.1 && foot > 0.3 && tipWidth < 0.3) return 'star';
  const isWalled = Math.min(width(0.8), width(0.9)) > 0.6 && Math.abs(width(0.9) - belly) < 0.16;
  if (enclosed > 0.35 && tipWidth < 0.45 && isWalled && width(0.14) < width(0.47) + 0.05 && legs <= 4 && aspect < 1.8)
    return 'house';
  const hasTrunk = width(0.9) < 0.5 * crown && foot < 0.6 * crown && crown > 0.8 && upper > 0.62;
  if (enclosed > 0.22 && hasTrunk && legs <= 3) return 'tree';
  if (enclosed > 0.18 && tipWidth < 0.3 && Math.max(belly, width(0.8)) > 0.8 && foot < 0.42 && aspect < 1.1)
    return 'tree';
  if (legs === 1 && enclosed > 0.07 && width(0.25) > 0.6 && foot < 0.12 && width(0.58) < 0.4) return 'thing';
  // A lying figure is as wide as an animal, but all that its outline encloses is its head.
  if (aspect > 1.1 && enclosed > 0.1 && legs >= 2 && !isHeadAtSide) return 'animal';
  const sole = range(SIDE).filter((x) => map.isInk[(bottom - 1) * SIDE + x] === 1).length / wide;
  return enclosed > 0.28 || (enclosed > 0.15 && sole > 0.35) ? 'thing' : 'figure';
}
