import { fill, LOOK, type Look } from './look.js';

export type Motif = 'house' | 'heart' | 'sun' | 'star' | 'tree' | 'animal' | 'word' | 'thing' | 'figure';

interface Row {
  readonly left: number;
  readonly right: number;
  readonly width: number;
}

/** Numbers of the silhouette that tell motifs apart. */
interface Features {
  readonly wide: number;
  readonly high: number;
  /** Share of the box that the silhouette fills. */
  readonly filled: number;
  readonly enclosed: number;
  readonly components: number;
  /** Separate pieces of ink along the lowest tenth. */
  readonly legs: number;
  /** Width at ten heights from the top to the bottom, as a share of the box. */
  readonly widths: readonly number[];
  /** Depth of the notch in the middle of the upper edge, as a share of the height. */
  readonly notch: number;
  readonly tips: number;
  /** Share of the enclosed area in the upper half. */
  readonly upper: number;
  readonly isHeadAtSide: boolean;
}

const isSet = ({ isInk, isEnclosed }: Look, x: number, y: number): boolean =>
  isInk[y * LOOK + x] === 1 || isEnclosed[y * LOOK + x] === 1;

function rowOf(look: Look, y: number): Row {
  const set = Array.from({ length: LOOK }, (_, x) => x).filter((x) => isSet(look, x, y));
  const [left = 0, right = -1] = [set[0], set.at(-1)];
  return { left, right, width: right - left + 1 };
}

function componentsOf({ isInk }: Look): number {
  const marks = new Uint8Array(LOOK * LOOK);
  let count = 0;
  isInk.forEach((is, spot) => {
    if (is === 1 && marks[spot] === 0 && fill(spot, marks, 1, (next) => isInk[next] === 1) > 5) count += 1;
  });
  return count;
}

/** Counts the directions in which the silhouette reaches far out from its middle. */
function tipsOf(look: Look): number {
  const { left, right, top, bottom } = look.box;
  const [mx, my] = [(left + right) / 2, (top + bottom) / 2];
  const far = new Array<number>(72).fill(0);
  for (const { x, y } of look.ink) {
    const angle = Math.floor(((Math.atan2(y - my, x - mx) + Math.PI) / (2 * Math.PI)) * 71.99);
    far[angle] = Math.max(far[angle] ?? 0, Math.hypot(x - mx, y - my));
  }
  const smooth = far.map((_, at) => Math.max(far[at] ?? 0, far[(at + 71) % 72] ?? 0, far[(at + 1) % 72] ?? 0));
  const [high, low] = [Math.max(...smooth), Math.min(...smooth)];
  const level = low + (high - low) * 0.55;
  if (high - low < high * 0.22) return 0;
  return smooth.filter((one, at) => one > level && (smooth[(at + 71) % 72] ?? 0) <= level).length;
}

function featuresOf(look: Look): Features {
  const { left, right, top, bottom } = look.box;
  const [wide, high] = [right - left + 1, bottom - top + 1];
  const rows = Array.from({ length: high }, (_, at) => rowOf(look, top + at));
  const at = (share: number): Row =>
    rows[Math.min(high - 1, Math.round(share * (high - 1)))] ?? { left: 0, right: 0, width: 0 };
  const enclosedRows = rows.map((_, y) =>
    Array.from({ length: wide }, (__, x) => look.isEnclosed[(top + y) * LOOK + left + x] ?? 0).reduce(
      (sum, one) => sum + one,
      0,
    ),
  );
  const enclosed = enclosedRows.reduce((sum, one) => sum + one, 0);
  const upperEnclosed = enclosedRows.slice(0, Math.round(high / 2)).reduce((sum, one) => sum + one, 0);
  const filled = rows.reduce((sum, { width }) => sum + width, 0);
  const topAt = (x: number): number => {
    for (let y = top; y <= bottom; y += 1) if (isSet(look, x, y)) return y;
    return bottom;
  };
  const column = (share: number): number => Math.round(left + share * (wide - 1));
  const middle = Math.max(topAt(column(0.48)), topAt(column(0.52)));
  const lobes = Math.max(
    Math.min(...[0.15, 0.2, 0.25, 0.3].map((share) => topAt(column(share)))),
    Math.min(...[0.7, 0.75, 0.8, 0.85].map((share) => topAt(column(share)))),
  );
  let legs = 0;
  const y = Math.round(bottom - high * 0.09);
  for (let x = left; x <= right; x += 1)
    if (look.isInk[y * LOOK + x] === 1 && (x === left || look.isInk[y * LOOK + x - 1] === 0)) legs += 1;
  const sideEnclosed = [0, 1].map(
    (side) =>
      enclosedRows.length &&
      countEnclosed(look, side === 0 ? left : right - Math.round(wide * 0.28), Math.round(wide * 0.28)),
  );
  return {
    wide,
    high,
    filled: filled / (wide * high),
    enclosed: enclosed / (wide * high),
    components: componentsOf(look),
    legs,
    widths: [0.04, 0.14, 0.25, 0.36, 0.47, 0.58, 0.69, 0.8, 0.9, 0.97].map((share) => at(share).width / wide),
    notch: (middle - lobes) / high,
    tips: tipsOf(look),
    upper: enclosed === 0 ? 0 : upperEnclosed / enclosed,
    isHeadAtSide: Math.max(...sideEnclosed) > 0.7 * Math.max(1, enclosed),
  };
}

function countEnclosed({ isEnclosed, box }: Look, from: number, wide: number): number {
  let count = 0;
  for (let y = box.top; y <= box.bottom; y += 1)
    for (let x = from; x < from + wide; x += 1) count += isEnclosed[y * LOOK + x] ?? 0;
  return count;
}

/** Says what a drawing shows, by the shape of its silhouette; a figure where nothing else fits. */
export function recognize(look: Look): Motif {
  const one = featuresOf(look);
  const { wide, high, widths, enclosed, notch, tips, legs, components, upper } = one;
  const [w0 = 0, w1 = 0, w2 = 0, , w4 = 0, w5 = 0, w6 = 0, w7 = 0, w8 = 0, w9 = 0] = widths;
  const aspect = wide / high;
  const isRound = aspect > 0.7 && aspect < 1.45;
  if (enclosed > 0.3 && notch > 0.07 && w9 < 0.35 && w2 > 0.75 && aspect > 0.6 && aspect < 1.7) return 'heart';
  if (aspect > 1.7 && components >= 3 && enclosed < 0.3) return 'word';
  if (isRound && components >= 6 && enclosed < 0.6) return 'sun';
  if (isRound && tips >= 7) return 'sun';
  if (isRound && (tips === 5 || tips === 6) && enclosed > 0.1 && one.filled < 0.8 && w9 > 0.3 && w0 < 0.3)
    return 'star';
  if (
    enclosed > 0.35 &&
    w0 < 0.45 &&
    w8 > 0.6 &&
    w7 > 0.6 &&
    Math.abs(w8 - w6) < 0.16 &&
    w1 < w4 + 0.05 &&
    legs <= 4 &&
    high > wide * 0.55
  )
    return 'house';
  const top = Math.max(w1, w2, w4);
  if (enclosed > 0.22 && w8 < 0.5 * top && w9 < 0.6 * top && upper > 0.62 && legs <= 3 && top > 0.8 && w5 < 1.01)
    return 'tree';
  if (enclosed > 0.18 && w0 < 0.3 && Math.max(w6, w7) > 0.8 && w9 < 0.42 && aspect < 1.1) return 'tree';
  if (legs === 1 && enclosed > 0.07 && w2 > 0.6 && w9 < 0.12 && w5 < 0.4) return 'thing';
  if (aspect > 1.1 && enclosed > 0.1 && legs >= 2 && !one.isHeadAtSide && one.filled > 0.4) return 'animal';
  if (enclosed > 0.34) return 'thing';
  return 'figure';
}

export { featuresOf };
