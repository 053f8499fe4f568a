export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const NOTHING: Extent = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

export const around = (one: Extent, other: Extent): Extent => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

const COUNTS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** Returns the box around a path: the ends of its segments and the middles between them and their control points. */
function extentOfPath(d: string): Extent {
  let box = NOTHING;
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const include = (px: number, py: number): void => {
    box = around(box, { left: px, top: py, right: px, bottom: py });
  };
  for (const [, letter = '', numbers = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toLowerCase();
    const values = (numbers.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const count = COUNTS[command] ?? 0;
    if (command === 'z') [x, y] = [startX, startY];
    for (let at = 0; count > 0 && at + count <= values.length; at += count) {
      const own = values.slice(at, at + count);
      const [dx, dy] = letter === command ? [x, y] : [0, 0];
      const [from, last] = [{ x, y }, own.at(-1) ?? 0];
      if (command === 'h') x = dx + last;
      else if (command === 'v') y = dy + last;
      else [x, y] = [dx + (own.at(-2) ?? 0), dy + last];
      if (command === 'm' && at === 0) [startX, startY] = [x, y];
      include(x, y);
      if (command === 'c' || command === 's' || command === 'q')
        for (let point = 0; point < count - 2; point += 2) {
          const [px, py] = [dx + (own[point] ?? 0), dy + (own[point + 1] ?? 0)];
          include((px * 2 + from.x + x) / 4, (py * 2 + from.y + y) / 4);
        }
    }
  }
  return box;
}

type Matrix = readonly [number, number, number, number, number, number];

const numbersIn = (text = ''): number[] => (text.match(/-?[\d.]+/g) ?? []).map(Number);

/** Applies the transform of a group, `translate rotate scale`, after an outer one. */
function inside([a, b, c, d, e, f]: Matrix, transform: string): Matrix {
  const [x = 0, y = 0] = numbersIn(/translate\(([^)]*)/.exec(transform)?.[1]);
  const [turn = 0] = numbersIn(/rotate\(([^)]*)/.exec(transform)?.[1]);
  const [wide = 1, high = wide] = numbersIn(/scale\(([^)]*)/.exec(transform)?.[1]);
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [p, q, r, s] = [cos * wide, sin * wide, -sin * high, cos * high];
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * x + c * y + e, b * x + d * y + f];
}

function moved({ left, top, right, bottom }: Extent, [a, b, c, d, e, f]: Matrix): Extent {
  const corners = [left, right].flatMap((x) =>
    [top, bottom].map((y) => [a * x + c * y + e, b * x + d * y + f] as const),
  );
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

function boxOfTag(tag: string): Extent {
  const value = (name: string): number => Number(new RegExp(` ${name}="(-?[\\d.]+)"`).exec(tag)?.[1] ?? 0);
  if (tag.startsWith('<path')) return extentOfPath(/ d="([^"]+)"/.exec(tag)?.[1] ?? '');
  const [x, y, rx] = [value('cx'), value('cy'), value('rx') || value('r')];
  const ry = value('ry') || value('r');
  if (!tag.startsWith('<rect')) return { left: x - rx, top: y - ry, right: x + rx, bottom: y + ry };
  return {
    left: value('x'),
    top: value('y'),
    right: value('x') + value('width'),
    bottom: value('y') + value('height'),
  };
}

/** Returns the box around an SVG fragment. */
export function extentOf(svg: string): Extent {
  let box = NOTHING;
  const outer: Matrix[] = [[1, 0, 0, 1, 0, 0]];
  for (const [tag] of svg.matchAll(/<\/?(?:g|path|ellipse|circle|rect)\b[^>]*>/g)) {
    const matrix = outer.at(-1) ?? [1, 0, 0, 1, 0, 0];
    if (tag === '</g>') outer.pop();
    else if (tag.startsWith('<g')) outer.push(inside(matrix, tag));
    else {
      const own = boxOfTag(tag);
      if (own.left <= own.right) box = around(box, moved(own, matrix));
    }
  }
  return box;
}
