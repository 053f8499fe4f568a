import { channels } from '@marcel/art/palette';
import { range, sortBy } from 'es-toolkit';
import { bySize, listCells, findRegions, toRegion, type Region } from './raster.js';
import { colorOf, SIDE, toMarks, type InkMap } from './ink-map.js';

type IsSet = (x: number, y: number) => boolean;
/** Returns whether two ears rise at the sides of a head. */
export function hasEars(isSet: IsSet, { left, right, top, bottom }: Region): boolean {
  const peakBetween = (from: number, to: number): number =>
    Math.min(
      ...range(SIDE)
        .filter((x) => x >= left + from * (right - left) && x <= left + to * (right - left))
        .map((x) => range(bottom).find((y) => isSet(x, y)) ?? bottom),
    );
  const ears = Math.max(peakBetween(-0.15, 0.36), peakBetween(0.64, 1.15));
  return ears + 0.12 * (bottom - top) + 1 < peakBetween(0.44, 0.56);
}
type Silhouette = ReturnType<typeof silhouetteOf>;
/** Measures the ink of a drawing with what the ink encloses. Heights, widths and columns are shares of the box around it. */
function silhouetteOf(map: InkMap) {
  const { left, right, top, bottom } = map.box;
  const [wide, high] = [right - left + 1, bottom - top + 1];
  const isSet: IsSet = (x, y) => map.isInk[y * SIDE + x] === 1 || map.isClosed[y * SIDE + x] === 1;
  const rowAt = (height: number): number[] =>
    range(wide).filter((x) => isSet(left + x, top + Math.round(height * (high - 1))));
  const spanAt = (height: number): readonly [from: number, to: number] => {
    const row = rowAt(height);
    return [(row[0] ?? 0) / wide, (row.at(-1) ?? 0) / wide];
  };
  const columnAt = (share: number): number[] =>
    range(high).filter((y) => isSet(Math.round(left + share * (wide - 1)), top + y));
  const isPeaked = (): boolean => Math.min(...[0.46, 0.5, 0.54].map(edgeAt)) < 0.1;
  const edgeAt = (column: number): number => (columnAt(column)[0] ?? high) / high;
  const enclosed = listCells(map.isClosed);
  return {
    ...{ ...map.box, ...map, wide, high, aspect: wide / high, longer: Math.max(wide, high) },
    ...{ middleX: (left + right) / 2, middleY: (top + bottom) / 2, enclosed },
    largest: () => bySize(findRegions(map.isClosed, SIDE))[0],
    ...{ enclosedShare: enclosed.length / (wide * high), isSet, rowAt, spanAt, columnAt, edgeAt, isPeaked },
    widthAt: (height: number): number => widthOf(rowAt(height)) / wide,
  };
}
const widthOf = (row: readonly number[]): number => (row.at(-1) ?? -1) - (row[0] ?? 0) + 1;
const isBetween = (value: number, low: number, high: number): boolean => value > low && value < high;
/** Counts what crosses a circle around the middle: rays of a sun, tips of a star. */
function countTips({ middleX, middleY, longer, isSet }: Silhouette): number {
  const circle = range(240).map((at) => {
    const [x, y] = [Math.cos((at * Math.PI) / 120), Math.sin((at * Math.PI) / 120)];
    return isSet(Math.round(middleX + x * 0.41 * longer), Math.round(middleY + y * 0.41 * longer));
  });
  return circle.filter((is, at) => is && circle.at(at - 1) === false).length;
}
function isHeart({ widthAt, edgeAt, enclosed, enclosedShare, aspect, largest }: Silhouette): boolean {
  const [left, right] = [[0.15, 0.2, 0.25, 0.3].map(edgeAt), [0.7, 0.75, 0.8, 0.85].map(edgeAt)];
  const notchDepth = Math.max(edgeAt(0.48), edgeAt(0.52)) - Math.max(Math.min(...left), Math.min(...right));
  const isPointed = widthAt(0.97) < 0.35 && widthAt(0.25) > 0.75;
  const isWhole = (largest()?.cells.length ?? 0) > 0.7 * enclosed.length;
  return enclosedShare > 0.3 && notchDepth > 0.07 && isPointed && isBetween(aspect, 0.6, 1.7) && isWhole;
}
function isSnowman({ isClosed, isSet, wide, high, bottom }: Silhouette): boolean {
  const isBall = ({ cells, ...ball }: Region): boolean => {
    const [across, down] = [ball.right - ball.left + 1, ball.bottom - ball.top + 1];
    const [round, share] = [across / down, cells.length / (across * down)];
    const corner = (ball.bottom - Math.round(0.08 * down)) * SIDE + ball.left + Math.round(0.08 * across);
    const isRound = isBetween(round, 0.7, 1.4) && isBetween(share, 0.5, 0.92) && !cells.includes(corner);
    return isRound && cells.length > 0.05 * wide * high;
  };
  const balls = findRegions(isClosed, SIDE)
    .filter(isBall)
    .toSorted((one, other) => one.top - other.top);
  const isStacked = balls.every((ball, at) => {
    const below = balls[at + 1];
    if (below === undefined) return ball.bottom > bottom - 0.1 * high;
    const shift = Math.abs(ball.left + ball.right - below.left - below.right) / 2;
    const isOn = Math.abs(below.top - ball.bottom) < 0.1 * high && shift < 0.25 * (below.right - below.left);
    return isOn && below.cells.length > 0.9 * ball.cells.length;
  });
  return isBetween(balls.length, 1, 4) && isStacked && !balls.some((ball) => hasEars(isSet, ball));
}
function isWord({ isInk, high, bottom, aspect, enclosedShare }: Silhouette): boolean {
  const letters = findRegions(isInk, SIDE).filter(({ cells }) => cells.length > 5);
  const tall = sortBy(letters, ['left']).filter(
    (one) => one.bottom - one.top > (one.bottom > bottom - 0.2 * high ? 0.38 : 0.55) * high,
  );
  const isRow = tall.every(({ left, right }, at) => left + right > 2 * (tall[at - 1]?.right ?? 0));
  const isOpen = isBetween(aspect, 0.9, 7) && enclosedShare < 0.3;
  return isOpen && isRow && letters.length > 1 && tall.length >= 0.7 * letters.length;
}
const isSquare = ({ aspect }: Silhouette): boolean => isBetween(aspect, 0.7, 1.45);
function isSun(shape: Silhouette): boolean {
  const { enclosed, enclosedShare, middleX, middleY, longer } = shape;
  const isInDisc = (cell: number): boolean =>
    Math.hypot((cell % SIDE) - middleX, Math.floor(cell / SIDE) - middleY) < 0.37 * longer;
  return isSquare(shape) && enclosed.every(isInDisc) && enclosedShare > 0.05 && countTips(shape) >= 6;
}
function isStar(shape: Silhouette): boolean {
  const { largest, middleX, wide, widthAt, enclosedShare } = shape;
  const center = largest();
  const isCentered = center !== undefined && Math.abs((center.left + center.right) / 2 - middleX) < 0.12 * wide;
  const feet = widest(shape, 0.86, 0.9, 0.97);
  const hasArms = widest(shape, 0.3, 0.36, 0.42) > Math.max(0.85, feet);
  const isWaisted = shape.isPeaked() && hasArms && widthAt(0.69) < 0.75 && feet > 0.3 && widthAt(0.04) < 0.3;
  return isSquare(shape) && isCentered && isWaisted && enclosedShare > 0.05 && isBetween(countTips(shape), 4, 7);
}
function isCar({ rowAt, widthAt, wide, aspect, enclosedShare }: Silhouette): boolean {
  const row = rowAt(0.86);
  const gaps = row.filter((x, at) => x - (row[at - 1] ?? x) > 0.2 * wide);
  const isPaired = gaps.length === 1 && Math.abs(2 * row.indexOf(gaps[0] ?? 0) - row.length) < 0.12 * wide;
  return isPaired && aspect > 1.3 && widthAt(0.6) > 0.85 && enclosedShare > 0.2;
}
function isFish({ columnAt, high, aspect, enclosedShare }: Silhouette): boolean {
  const hasTail = [1, -1].some((side) => {
    const heights = [0.47, 0.3, 0.22, -0.1].map((x) => columnAt(0.5 + side * x).length / high);
    const [fin = 0, near = 0, neck = 0, belly = 0] = heights;
    return Math.min(near, neck) < 0.5 * belly && fin > 1.3 * Math.min(near, neck) && belly > 0.7;
  });
  return hasTail && aspect > 1.2 && enclosedShare > 0.3;
}
function isHouse({ widthAt, edgeAt, isPeaked, cells, bottom, high, wide, aspect, enclosedShare }: Silhouette): boolean {
  const hasWalls = Math.min(widthAt(0.8), widthAt(0.9)) > 0.6 && Math.abs(widthAt(0.9) - widthAt(0.69)) < 0.16;
  const floor = new Set(cells.filter((cell) => cell > (bottom - 5) * SIDE).map((cell) => cell % SIDE));
  const eave = range(high).find((y) => widthAt(y / high) > 0.9) ?? 0;
  const [ridge = 0, slope = 0, edge = 0] = [0.3, 0.6, 0.9].map((share) => widthAt((share * eave) / high));
  const isSloped = slope - ridge > 0.1 && edge - slope > 0.1 && widthAt(0.14) < widthAt(0.47) + 0.05;
  const isOver = Math.min(...[0.08, 0.15, 0.85, 0.92].map(edgeAt)) > 0.12 && widthAt(0.04) < 0.45;
  const isWide = floor.size > 0.6 * wide && isBetween(aspect, 0.5, 1.8);
  return enclosedShare > 0.35 && hasWalls && isSloped && isPeaked() && isOver && isWide;
}
const widest = ({ widthAt }: Silhouette, ...heights: number[]): number => Math.max(...heights.map(widthAt));
function isTree(shape: Silhouette): boolean {
  const { widthAt, enclosed, top, high, enclosedShare, aspect } = shape;
  const crown = widest(shape, 0.14, 0.25, 0.36, 0.47);
  const upper = enclosed.filter((cell) => cell < Math.ceil(top + high / 2) * SIDE);
  // The stem of an umbrella and the string of a balloon are single lines.
  const isThick = widthAt(0.97) > 0.1 && Math.min(widthAt(0.78), widthAt(0.86)) > 0.12;
  const isNarrow = widthAt(0.9) < 0.32 * crown && widthAt(0.97) < 0.5 * crown && widthAt(0.86) < 1.6 * widthAt(0.96);
  const hasCrown = enclosedShare > 0.22 && crown > 0.8 && upper.length > 0.62 * enclosed.length;
  return isThick && isNarrow && hasCrown && aspect < 1.3;
}
function isMoon({ spanAt, aspect, enclosedShare }: Silhouette): boolean {
  const [horn, middle, foot] = [spanAt(0.06), spanAt(0.5), spanAt(0.94)];
  const isLeft = middle[0] < 0.1 && middle[1] < 0.66 && Math.min(horn[0], foot[0]) > 0.2;
  const isRight = middle[1] > 0.9 && middle[0] > 0.34 && Math.max(horn[1], foot[1]) < 0.8;
  return (isLeft || isRight) && isBetween(aspect, 0.4, 1.3) && enclosedShare > 0.2;
}
function isBoat(shape: Silhouette): boolean {
  const { rowAt, widthAt, aspect, enclosedShare } = shape;
  const hull = widest(shape, 0.62, 0.7, 0.78);
  const isSolid = rowAt(0.86).length > 0.8 * widthOf(rowAt(0.86)) && widthAt(0.45) < 0.8 * hull && hull > 0.6;
  // Above the deck there is only a mast, whereas what is round grows slowly.
  let deck = [62, 70, 78].find((y) => widthAt(y / 100) === hull) ?? 0;
  while (widthAt((deck - 1) / 100) > 0.9 * hull) deck -= 1;
  const isDecked = Math.min(...[2, 4, 6].map((by) => widthAt((deck - by) / 100))) < 0.62 * hull;
  const hasSail = isDecked && widest(shape, 0.04, 0.1, 0.2, 0.3) < 0.6 * hull && enclosedShare > 0.15;
  return isSolid && hasSail && isBetween(Math.min(...[0.84, 0.9, 0.97].map(widthAt)), 0.35, 0.9 * hull) && aspect > 0.6;
}
const MOTIFS: Readonly<Record<string, (shape: Silhouette) => boolean>> = {
  ...{ heart: isHeart, snowman: isSnowman, word: isWord, star: isStar, sun: isSun, car: isCar },
  ...{ fish: isFish, house: isHouse, tree: isTree, moon: isMoon, boat: isBoat },
};
/** Returns the motif of a drawing by its silhouette, its ink and what the ink encloses, or `thing`. */
export function recognize(map: InkMap): string {
  const shape = silhouetteOf(map);
  return Object.entries(MOTIFS).find(([, isMotif]) => isMotif(shape))?.[0] ?? 'thing';
}
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
  const cells = columns.flatMap(({ x, rows, low }) => rows.filter((y) => y > low - THICKEST).map((y) => y * SIDE + x));
  const bareTo = (height: number) =>
    columns.filter(({ x, low }) => range(height).every((up) => isInk[(low - THICKEST - up) * SIDE + x] !== 1));
  const crests = lows.filter((low, at) => low > Math.max(lows[at - 6] ?? SIDE, lows[at + 6] ?? SIDE));
  const isWavy = crests.length > 1 && depth < 0.22 * (box.right - box.left);
  const lowest = new Map(columns.map(({ x, low }) => [x, low]));
  const below = box.cells.filter((cell) => cell > ((lowest.get(cell % SIDE) ?? SIDE) + 3) * SIDE + SIDE);
  const carries = box.cells.length - cells.length > 40 && below.length < 0.02 * box.cells.length;
  // The head of a snail stands at the end of its line.
  const bare = bareTo(4);
  const isBeyond = [0, 2, -3, -1].every((at) => columns.at(at) === bare.at(at));
  const isBare = bareTo(SIDE).length > 0.1 * lows.length && bareTo(12).length > 0.2 * lows.length;
  const isLine = isBare && carries && (depth < 7 ? isBeyond : isWavy);
  return isLine ? { ...toRegion(cells, SIDE), motif: depth < 7 ? 'ground' : 'waves' } : undefined;
}
/** Returns strokes across the drawing, alone or all of an ink, that have all else above them: ground, or waves. */
function strokesBelow({ inks, colors, box }: InkMap) {
  const wide = box.right - box.left + 1;
  const lines = [...colors.keys()].map((ink) => box.cells.filter((cell) => inks[cell] === ink));
  const isStroke = ({ cells, left, right, top, bottom }: Region): boolean =>
    right - left > LEAST_SHARE * wide &&
    bottom - top < 0.2 * wide &&
    cells.length < 8 * (right - left) &&
    new Set(cells.map((cell) => cell % SIDE)).size > 0.85 * (right - left);
  const whole = lines.map((cells) => toRegion(cells, SIDE)).filter(isStroke);
  const single = lines.flatMap((cells) => findRegions(toMarks(cells), SIDE)).filter(isStroke);
  const strokes = whole.length > 0 ? whole : single;
  const strokeCells = strokes.flatMap(({ cells }) => cells);
  const ground = toRegion(strokeCells, SIDE);
  const rest = box.cells.length - ground.cells.length;
  const below = box.cells.filter((cell) => cell > (ground.top + 2) * SIDE).length - ground.cells.length;
  if (strokes.length === 0 || rest < 40 || below > 0.15 * rest) return undefined;
  const isFlat = strokes.length === 1 && ground.bottom - ground.top < 7;
  return { ...ground, motif: isFlat ? 'ground' : 'waves' };
}
/** Returns the ground or the waves below all else. */
export function findGround(map: InkMap) {
  const found = strokesBelow(map) ?? [...map.colors.keys()].map((ink) => lineOf(map, ink)).find(Boolean);
  if (found === undefined) return undefined;
  const [red = 0, green = 0, blue = 0] = channels(colorOf(map, toMarks(found.cells)));
  // Grass and sand may be wavy too.
  return Math.max(red, green) > blue ? { ...found, motif: 'ground' } : found;
}
