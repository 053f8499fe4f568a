import { listCells, range, findRegions, type Region } from '../../../../../platform/pictures/raster.js';
import { SIDE, type InkMap } from './ink-map.js';

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
/** The shape of a drawing: its ink with what the ink encloses. Heights and widths are shares of the box around it, from its top left. */
class Silhouette {
  private readonly box = this.map.box;
  private readonly wide = this.box.right - this.box.left + 1;
  private readonly high = this.box.bottom - this.box.top + 1;
  private readonly aspect = this.wide / this.high;
  private readonly enclosed = listCells(this.map.isClosed);
  private readonly enclosedShare = this.enclosed.length / (this.wide * this.high);
  private readonly middle = [(this.box.left + this.box.right) / 2, (this.box.top + this.box.bottom) / 2] as const;
  constructor(private readonly map: InkMap) {}
  private readonly isSet: IsSet = (x, y) => this.map.isInk[y * SIDE + x] === 1 || this.map.isClosed[y * SIDE + x] === 1;
  private rowAt(height: number): number[] {
    const y = this.box.top + Math.round(height * (this.high - 1));
    return range(this.wide).filter((x) => this.isSet(this.box.left + x, y));
  }
  private spanAt(height: number): readonly [number, number] {
    const row = this.rowAt(height);
    return [(row[0] ?? 0) / this.wide, (row.at(-1) ?? 0) / this.wide];
  }
  private widthAt = (height: number): number => {
    const row = this.rowAt(height);
    return ((row.at(-1) ?? -1) - (row[0] ?? 0) + 1) / this.wide;
  };
  private xAt = (share: number): number => Math.round(this.box.left + share * (this.wide - 1));
  private topEdgeAt(...columns: readonly number[]): number[] {
    const { high, box } = this;
    return columns.map((share) => range(high).find((y) => this.isSet(this.xAt(share), box.top + y)) ?? high);
  }
  private filledAt(column: number): number {
    return range(this.high).filter((y) => this.isSet(this.xAt(column), this.box.top + y)).length / this.high;
  }
  private get crownWidth(): number {
    return Math.max(...[0.14, 0.25, 0.36, 0.47].map(this.widthAt));
  }
  private get isPeaked(): boolean {
    return Math.min(...this.topEdgeAt(0.46, 0.5, 0.54)) < 0.1 * this.high;
  }
  private get isSquare(): boolean {
    return this.aspect > 0.7 && this.aspect < 1.45;
  }
  /** Counts what crosses a circle around the middle: rays of a sun, tips of a star. */
  private countTips(): number {
    const radius = 0.41 * Math.max(this.wide, this.high);
    const circle = range(240).map((at) => {
      const [x, y] = [Math.cos((at * Math.PI) / 120), Math.sin((at * Math.PI) / 120)];
      return this.isSet(Math.round(this.middle[0] + x * radius), Math.round(this.middle[1] + y * radius));
    });
    return circle.filter((is, at) => is && circle.at(at - 1) === false).length;
  }
  isHeart(): boolean {
    const left = Math.min(...this.topEdgeAt(0.15, 0.2, 0.25, 0.3));
    const lobes = Math.max(left, Math.min(...this.topEdgeAt(0.7, 0.75, 0.8, 0.85)));
    const notchDepth = (Math.max(...this.topEdgeAt(0.48, 0.52)) - lobes) / this.high;
    const isPointed = this.widthAt(0.97) < 0.35 && this.widthAt(0.25) > 0.75;
    return this.enclosedShare > 0.3 && notchDepth > 0.07 && isPointed && this.aspect > 0.6 && this.aspect < 1.7;
  }
  isSnowman(): boolean {
    const { wide, high, map } = this;
    const isBall = ({ cells, ...ball }: Region): boolean => {
      const [across, down] = [ball.right - ball.left + 1, ball.bottom - ball.top + 1];
      const [round, share] = [across / down, cells.length / (across * down)];
      const corner = (ball.bottom - Math.round(0.08 * down)) * SIDE + ball.left + Math.round(0.08 * across);
      const isRound = round > 0.7 && round < 1.4 && share > 0.5 && share < 0.92 && !cells.includes(corner);
      return isRound && cells.length > 0.05 * wide * high;
    };
    const balls = findRegions(map.isClosed, SIDE)
      .filter(isBall)
      .toSorted((one, other) => one.top - other.top);
    const isStacked = balls.every((ball, at) => {
      const below = balls[at + 1];
      if (below === undefined) return ball.bottom > this.box.bottom - 0.1 * high;
      const shift = Math.abs(ball.left + ball.right - below.left - below.right) / 2;
      const isOn = Math.abs(below.top - ball.bottom) < 0.1 * high && shift < 0.25 * (below.right - below.left);
      return isOn && below.cells.length > 0.9 * ball.cells.length;
    });
    return (balls.length === 2 || balls.length === 3) && isStacked && !balls.some((ball) => hasEars(this.isSet, ball));
  }
  isWord(): boolean {
    const letters = findRegions(this.map.isInk, SIDE).filter(({ cells }) => cells.length > 5);
    const tall = letters.filter((letter) => letter.bottom - letter.top > 0.55 * this.high);
    const isRow = letters.length > 1 && tall.length >= 0.7 * letters.length;
    return this.aspect > 0.9 && isRow && this.enclosedShare < 0.3;
  }
  isSun(): boolean {
    const { enclosed, middle } = this;
    const radius = 0.37 * Math.max(this.wide, this.high);
    const isDisc = enclosed.every(
      (cell) => Math.hypot((cell % SIDE) - middle[0], Math.floor(cell / SIDE) - middle[1]) < radius,
    );
    return this.isSquare && isDisc && this.enclosedShare > 0.05 && this.countTips() >= 6;
  }
  isStar(): boolean {
    const [center] = findRegions(this.map.isClosed, SIDE).toSorted(
      (one, other) => other.cells.length - one.cells.length,
    );
    const isCentered =
      center !== undefined && Math.abs((center.left + center.right) / 2 - this.middle[0]) < 0.12 * this.wide;
    const isWaisted = this.widthAt(0.69) < 0.75 && this.widthAt(0.97) > 0.3 && this.widthAt(0.04) < 0.3;
    const isShaped = this.isSquare && isCentered && this.isPeaked && isWaisted;
    return isShaped && this.enclosedShare > 0.1 && [5, 6].includes(this.countTips());
  }
  isCar(): boolean {
    const row = this.rowAt(0.86);
    const gaps = row.filter((x, at) => x - (row[at - 1] ?? x) > 0.2 * this.wide);
    const isPaired = gaps.length === 1 && Math.abs(2 * row.indexOf(gaps[0] ?? 0) - row.length) < 0.12 * this.wide;
    return isPaired && this.aspect > 1.3 && this.widthAt(0.6) > 0.85 && this.enclosedShare > 0.2;
  }
  isFish(): boolean {
    const hasTail = [1, -1].some((side) => {
      const heights = [0.47, 0.3, 0.22, -0.1].map((x) => this.filledAt(0.5 + side * x));
      const [fin = 0, near = 0, neck = 0, belly = 0] = heights;
      return Math.min(near, neck) < 0.5 * belly && fin > 1.3 * Math.min(near, neck) && belly > 0.7;
    });
    return hasTail && this.aspect > 1.2 && this.enclosedShare > 0.3;
  }
  isHouse(): boolean {
    const { high, wide, widthAt, aspect, box } = this;
    const hasWalls = Math.min(widthAt(0.8), widthAt(0.9)) > 0.6 && Math.abs(widthAt(0.9) - widthAt(0.69)) < 0.16;
    const floor = new Set(box.cells.filter((cell) => cell > (box.bottom - 5) * SIDE).map((cell) => cell % SIDE));
    const eaves = Math.min(...this.topEdgeAt(0.08, 0.15, 0.85, 0.92));
    const eave = range(high).find((y) => widthAt(y / high) > 0.9) ?? 0;
    const [ridge = 0, slope = 0, edge = 0] = [0.3, 0.6, 0.9].map((share) => widthAt((share * eave) / high));
    const isSloped = slope - ridge > 0.1 && edge - slope > 0.1 && widthAt(0.14) < widthAt(0.47) + 0.05;
    const hasRoof = isSloped && this.isPeaked && eaves > 0.12 * high && widthAt(0.04) < 0.45;
    const isWide = floor.size > 0.6 * wide && aspect < 1.8 && aspect > 0.5;
    return this.enclosedShare > 0.35 && hasWalls && hasRoof && isWide;
  }
  isTree(): boolean {
    const { widthAt, crownWidth, enclosed, box } = this;
    const upper = enclosed.filter((cell) => cell < Math.ceil(box.top + this.high / 2) * SIDE);
    // The stem of an umbrella and the string of a balloon are single lines.
    const isThick = widthAt(0.97) > 0.1 && Math.min(widthAt(0.78), widthAt(0.86)) > 0.12;
    const isNarrow = widthAt(0.9) < 0.32 * crownWidth && widthAt(0.97) < 0.5 * crownWidth;
    const hasTrunk = isThick && isNarrow && widthAt(0.86) < 1.6 * widthAt(0.96);
    const hasCrown = this.enclosedShare > 0.22 && crownWidth > 0.8 && upper.length > 0.62 * enclosed.length;
    return hasTrunk && hasCrown && this.aspect < 1.3;
  }
  isMoon(): boolean {
    const [horn, middle, foot] = [this.spanAt(0.06), this.spanAt(0.5), this.spanAt(0.94)];
    const isLeft = middle[0] < 0.1 && middle[1] < 0.66 && Math.min(horn[0], foot[0]) > 0.25;
    const isRight = middle[1] > 0.9 && middle[0] > 0.34 && Math.max(horn[1], foot[1]) < 0.75;
    return (isLeft || isRight) && this.aspect > 0.4 && this.aspect < 1.3 && this.enclosedShare > 0.2;
  }
  isBoat(): boolean {
    const { widthAt } = this;
    const hullWidth = Math.max(...[0.62, 0.7, 0.78].map(widthAt));
    const isSolid = this.rowAt(0.86).length > 0.8 * this.wide * widthAt(0.86);
    const keel = Math.min(...[0.84, 0.9, 0.97].map(widthAt));
    const isHull = isSolid && widthAt(0.45) < 0.8 * hullWidth && keel < 0.9 * hullWidth && keel > 0.35;
    const hasSail = Math.max(...[0.04, 0.1, 0.2, 0.3].map(widthAt)) < 0.6 * hullWidth && this.enclosedShare > 0.15;
    return isHull && hasSail && hullWidth > 0.6 && this.aspect > 0.6;
  }
}
/** Returns the motif of a drawing by its silhouette, its ink and what the ink encloses, or `thing`. */
export function recognize(map: InkMap): string {
  const shape = new Silhouette(map);
  if (shape.isHeart()) return 'heart';
  if (shape.isSnowman()) return 'snowman';
  if (shape.isWord()) return 'word';
  if (shape.isSun()) return 'sun';
  if (shape.isStar()) return 'star';
  if (shape.isCar()) return 'car';
  if (shape.isFish()) return 'fish';
  if (shape.isHouse()) return 'house';
  if (shape.isTree()) return 'tree';
  if (shape.isMoon()) return 'moon';
  return shape.isBoat() ? 'boat' : 'thing';
}
