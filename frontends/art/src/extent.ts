export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
type Point = readonly [x: number, y: number];
type Matrix = readonly [number, number, number, number, number, number];
const COUNTS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const parseNumbers = (text = ''): number[] => (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
/** Yields the sides of a circle on which a large arc lies. */
function* sidesOfArc([r = 0, , , isLarge, sweep]: readonly number[], from: Point, to: Point): Generator<Point> {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const chord = Math.hypot(dx, dy);
  if (isLarge !== 1 || chord === 0) return;
  const away = (Math.sqrt(Math.max(0, r * r - (chord * chord) / 4)) / chord) * (sweep === 1 ? 1 : -1);
  const [x, y] = [(from[0] + to[0]) / 2 + dy * away, (from[1] + to[1]) / 2 - dx * away];
  yield* [[x - r, y - r] as const, [x + r, y + r] as const];
}
/** Yields the ends of the segments of a path, and points halfway to their control points. */
function* pointsOfPath(d: string): Generator<Point> {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, letter = '', numbers = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toLowerCase();
    const values = parseNumbers(numbers);
    const count = COUNTS[command] ?? 0;
    if (command === 'z') [x, y] = [startX, startY];
    for (let at = 0; count > 0 && at + count <= values.length; at += count) {
      const args = values.slice(at, at + count);
      const [dx, dy] = letter === command ? [x, y] : [0, 0];
      const [fromX, fromY, last = 0] = [x, y, args.at(-1)];
      x = command === 'v' ? x : dx + (command === 'h' ? last : (args.at(-2) ?? 0));
      y = command === 'h' ? y : dy + last;
      if (command === 'm' && at === 0) [startX, startY] = [x, y];
      yield [x, y];
      if (command === 'a') yield* sidesOfArc(args, [fromX, fromY], [x, y]);
      for (let point = 0; 'csq'.includes(command) && point < count - 2; point += 2)
        yield [(2 * (dx + (args[point] ?? 0)) + fromX + x) / 4, (2 * (dy + (args[point + 1] ?? 0)) + fromY + y) / 4];
    }
  }
}
function parsePoints(tag: string): readonly Point[] {
  if (tag.startsWith('<path')) return [...pointsOfPath(/ d="([^"]+)"/.exec(tag)?.[1] ?? '')];
  const value = (name: string): number => parseNumbers(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1])[0] ?? 0;
  const [x, y, rx, ry] = [value('cx'), value('cy'), value('rx') || value('r'), value('ry') || value('r')];
  const [left, top] = tag.startsWith('<rect') ? [value('x'), value('y')] : [x - rx, y - ry];
  const [right, bottom] = [left + (value('width') || 2 * rx), top + (value('height') || 2 * ry)];
  return [left, right].flatMap((across) => [top, bottom].map((down) => [across, down] as const));
}
function transform([a, b, c, d, e, f]: Matrix, tag: string): Matrix {
  const parse = (name: string): number[] => parseNumbers(new RegExp(`${name}\\(([^)]*)`).exec(tag)?.[1]);
  const [[x = 0, y = 0], [turn = 0], [wide = 1, high = wide]] = [parse('translate'), parse('rotate'), parse('scale')];
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [p, q, r, s] = [cos * wide, sin * wide, -sin * high, cos * high];
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * x + c * y + e, b * x + d * y + f];
}
export function extentOf(svg: string): Extent {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const outer: Matrix[] = [[1, 0, 0, 1, 0, 0]];
  for (const [tag] of svg.matchAll(/<\/?(?:g|path|ellipse|circle|rect)\b[^>]*>/g)) {
    const matrix = outer.at(-1) ?? [1, 0, 0, 1, 0, 0];
    const [a, b, c, d, e, f] = matrix;
    if (tag === '</g>') outer.pop();
    else if (tag.startsWith('<g')) outer.push(transform(matrix, tag));
    else
      for (const [px, py] of parsePoints(tag)) {
        const [x, y] = [a * px + c * py + e, b * px + d * py + f];
        [box.left, box.right] = [Math.min(box.left, x), Math.max(box.right, x)];
        [box.top, box.bottom] = [Math.min(box.top, y), Math.max(box.bottom, y)];
      }
  }
  return box;
}
