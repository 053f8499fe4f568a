import { listCells, range, findRegions, type Region } from '../../../../../platform/pictures/raster.js';
import { SIDE, type InkMap } from './ink-map.js';

/** Returns whether two ears rise at the sides of a head. */
export function hasEars(isSet: (x: number, y: number) => boolean, { left, right, top, bottom }: Region): boolean {
  const peakBetween = (from: number, to: number): number =>
    Math.min(
      ...range(SIDE)
        .filter((x) => x >= left + from * (right - left) && x <= left + to * (right - left))
        .map((x) => range(bottom).find((y) => isSet(x, y)) ?? bottom),
    );
  const ears = Math.max(peakBetween(-0.15, 0.36), peakBetween(0.64, 1.15));
  return ears + 0.12 * (bottom - top) + 1 < peakBetween(0.44, 0.56);
}
/** Returns the motif of a drawing by its silhouette, its ink and what the ink encloses, or `thing`. Shares are of the box around it. */
export function recognize({ isInk, isClosed, box }: InkMap): string {
  const { left, right, top, bottom } = box;
  const [wide, high] = [right - left + 1, bottom - top + 1];
  const [aspect, longer] = [wide / high, Math.max(wide, high)];
  const isSet = (x: number, y: number): boolean => isInk[y * SIDE + x] === 1 || isClosed[y * SIDE + x] === 1;
  const widthAt = (height: number): number => {
    const set = range(SIDE).filter((x) => isSet(x, top + Math.round(height * (high - 1))));
    return ((set.at(-1) ?? -1) - (set[0] ?? 0) + 1) / wide;
  };
  const enclosed = listCells(isClosed);
  const enclosedShare = enclosed.length / (wide * high);
  const topEdgeAt = (...columns: readonly number[]): number[] =>
    columns.map((share) => range(high).find((y) => isSet(Math.round(left + share * (wide - 1)), top + y)) ?? high);
  const lobes = Math.max(Math.min(...topEdgeAt(0.15, 0.2, 0.25, 0.3)), Math.min(...topEdgeAt(0.7, 0.75, 0.8, 0.85)));
  const notchDepth = (Math.max(...topEdgeAt(0.48, 0.52)) - lobes) / high;
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
  const circle = range(240).map((at) => {
    const [x, y] = [Math.cos((at * Math.PI) / 120), Math.sin((at * Math.PI) / 120)];
    return isSet(Math.round(middleX + x * 0.41 * longer), Math.round(middleY + y * 0.41 * longer));
  });
  const tips = circle.filter((is, at) => is && circle.at(at - 1) === false).length;
  const isPeaked = Math.min(...topEdgeAt(0.46, 0.5, 0.54)) < 0.1 * high;
  const isSquare = aspect > 0.7 && aspect < 1.45;
  const crownWidth = Math.max(...[0.14, 0.25, 0.36, 0.47].map(widthAt));
  const [tipWidth, bellyWidth, footWidth] = [widthAt(0.04), widthAt(0.69), widthAt(0.97)];
  const isPointed = footWidth < 0.35 && widthAt(0.25) > 0.75 && aspect > 0.6 && aspect < 1.7;
  if (enclosedShare > 0.3 && notchDepth > 0.07 && isPointed) return 'heart';
  const balls = findRegions(isClosed, SIDE)
    .filter(({ cells, ...ball }) => {
      const [across, down] = [ball.right - ball.left + 1, ball.bottom - ball.top + 1];
      const [round, share] = [across / down, cells.length / (across * down)];
      const corner = (ball.bottom - Math.round(0.08 * down)) * SIDE + ball.left + Math.round(0.08 * across);
      const isRound = round > 0.7 && round < 1.4 && share > 0.5 && share < 0.92 && !cells.includes(corner);
      return isRound && cells.length > 0.05 * wide * high;
    })
    .toSorted((one, other) => one.top - other.top);
  const isStacked = balls.every((ball, at) => {
    const below = balls[at + 1];
    if (below === undefined) return ball.bottom > bottom - 0.1 * high;
    const shift = Math.abs(ball.left + ball.right - below.left - below.right) / 2;
    const isOn = Math.abs(below.top - ball.bottom) < 0.1 * high && shift < 0.25 * (below.right - below.left);
    return isOn && below.cells.length > 0.9 * ball.cells.length;
  });
  if (balls.length > 1 && balls.length < 4 && isStacked && !balls.some((ball) => hasEars(isSet, ball)))
    return 'snowman';
  const letters = findRegions(isInk, SIDE).filter(({ cells }) => cells.length > 5);
  const tall = letters.filter((letter) => letter.bottom - letter.top > 0.55 * high);
  if (aspect > 0.9 && letters.length > 1 && tall.length >= 0.7 * letters.length && enclosedShare < 0.3) return 'word';
  const isDisc = enclosed.every(
    (cell) => Math.hypot((cell % SIDE) - middleX, Math.floor(cell / SIDE) - middleY) < 0.37 * longer,
  );
  if (isSquare && isDisc && enclosedShare > 0.05 && tips >= 6) return 'sun';
  const [center] = findRegions(isClosed, SIDE).toSorted((one, other) => other.cells.length - one.cells.length);
  const isCentered = center !== undefined && Math.abs((center.left + center.right) / 2 - middleX) < 0.12 * wide;
  const isWaisted = isCentered && isPeaked && bellyWidth < 0.75 && footWidth > 0.3 && tipWidth < 0.3;
  if (isSquare && (tips === 5 || tips === 6) && enclosedShare > 0.1 && isWaisted) return 'star';
  const bottomRow = range(wide).filter((x) => isSet(left + x, top + Math.round(0.86 * high)));
  const gaps = bottomRow.filter((x, at) => x - (bottomRow[at - 1] ?? x) > 0.2 * wide);
  const isPaired = gaps.length === 1 && Math.abs(2 * bottomRow.indexOf(gaps[0] ?? 0) - bottomRow.length) < 0.12 * wide;
  if (isPaired && aspect > 1.3 && widthAt(0.6) > 0.85 && enclosedShare > 0.2) return 'car';
  const heightAt = (share: number): number => {
    const x = Math.round(left + share * (wide - 1));
    return range(high).filter((y) => isSet(x, top + y)).length / high;
  };
  const hasTail = [1, -1].some((side) => {
    const [fin = 0, near = 0, neck = 0, belly = 0] = [0.47, 0.3, 0.22, -0.1].map((x) => heightAt(0.5 + side * x));
    return Math.min(near, neck) < 0.5 * belly && fin > 1.3 * Math.min(near, neck) && belly > 0.7;
  });
  if (hasTail && aspect > 1.2 && enclosedShare > 0.3) return 'fish';
  const hasWalls = Math.min(widthAt(0.8), widthAt(0.9)) > 0.6 && Math.abs(widthAt(0.9) - bellyWidth) < 0.16;
  const floor = new Set(box.cells.filter((cell) => cell > (bottom - 5) * SIDE).map((cell) => cell % SIDE));
  const eaves = Math.min(...topEdgeAt(0.08, 0.15, 0.85, 0.92));
  const eave = range(high).find((y) => widthAt(y / high) > 0.9) ?? 0;
  const [ridge = 0, slope = 0, edge = 0] = [0.3, 0.6, 0.9].map((share) => widthAt((share * eave) / high));
  const isSloped = slope - ridge > 0.1 && edge - slope > 0.1;
  const hasRoof =
    isSloped && isPeaked && eaves > 0.12 * high && tipWidth < 0.45 && widthAt(0.14) < widthAt(0.47) + 0.05;
  if (enclosedShare > 0.35 && hasWalls && hasRoof && floor.size > 0.6 * wide && aspect < 1.8 && aspect > 0.5)
    return 'house';
  const upper = enclosed.filter((cell) => cell < Math.ceil(top + high / 2) * SIDE);
  // The stem of an umbrella and the string of a balloon are single lines.
  const isThick = footWidth > 0.1 && Math.min(widthAt(0.78), widthAt(0.86)) > 0.12;
  const hasTrunk = widthAt(0.9) < 0.32 * crownWidth && footWidth < 0.5 * crownWidth && isThick;
  const hasCrown = enclosedShare > 0.22 && crownWidth > 0.8 && upper.length > 0.62 * enclosed.length;
  if (hasTrunk && hasCrown && aspect < 1.3 && widthAt(0.86) < 1.6 * widthAt(0.96)) return 'tree';
  const spanAt = (height: number): readonly [number, number] => {
    const row = range(wide).filter((x) => isSet(left + x, top + Math.round(height * (high - 1))));
    return [(row[0] ?? 0) / wide, (row.at(-1) ?? 0) / wide];
  };
  const [horn, middle, foot] = [spanAt(0.06), spanAt(0.5), spanAt(0.94)];
  const isLeft = middle[0] < 0.1 && middle[1] < 0.66 && Math.min(horn[0], foot[0]) > 0.25;
  const isRight = middle[1] > 0.9 && middle[0] > 0.34 && Math.max(horn[1], foot[1]) < 0.75;
  if ((isLeft || isRight) && aspect > 0.4 && aspect < 1.3 && enclosedShare > 0.2) return 'moon';
  const hullWidth = Math.max(...[0.62, 0.7, 0.78].map(widthAt));
  const isHull = bottomRow.length > 0.8 * wide * widthAt(0.86) && widthAt(0.45) < 0.8 * hullWidth;
  const keel = Math.min(...[0.84, 0.9, 0.97].map(widthAt));
  const hasSail = Math.max(...[0.04, 0.1, 0.2, 0.3].map(widthAt)) < 0.6 * hullWidth && enclosedShare > 0.15;
  if (isHull && hasSail && hullWidth > 0.6 && keel < 0.9 * hullWidth && keel > 0.35 && aspect > 0.6) return 'boat';
  return 'thing';
}
