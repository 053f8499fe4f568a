/** Pixels row by row; each one starts with red, green and blue. */
export interface Pixels {
  readonly data: Uint8Array | Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

export interface FaceSquare {
  readonly x: number;
  readonly y: number;
  readonly edge: number;
}

export const FACE_DETECTION_EDGE = 96;

const SKIN_SHARE = { min: 0.008, max: 0.35 };

const FACE = { narrowest: 0.4, widest: 1.6, fullness: 0.45 };

const HEAD_PER_FACE = 2.2;

const MIN_EDGE = 0.45;

export function detectFace(picture: Pixels): FaceSquare | undefined {
  const { width, height } = picture;
  const [best] = findSkinAreas(picture)
    .filter((spot) => isFaceLike(spot, picture))
    .sort((one, other) => other.weight - one.weight);
  if (best === undefined) return undefined;
  const [across, down] = [best.right - best.left + 1, best.bottom - best.top + 1];
  const edge = Math.min(
    1,
    Math.max(MIN_EDGE, (HEAD_PER_FACE * Math.min(Math.max(across, down), 1.4 * across)) / Math.min(width, height)),
  );
  return { x: (best.left + across / 2) / width, y: (best.top + down / 2) / height, edge };
}

/** A connected area of skin pixels. */
interface SkinArea {
  left: number;
  right: number;
  top: number;
  bottom: number;
  count: number;
  weight: number;
}

function isFaceLike({ left, right, top, bottom, count }: SkinArea, { width, height }: Pixels): boolean {
  const [across, down] = [right - left + 1, bottom - top + 1];
  const share = count / (width * height);
  const shape = across / down;
  return (
    share >= SKIN_SHARE.min &&
    share <= SKIN_SHARE.max &&
    shape >= FACE.narrowest &&
    shape <= FACE.widest &&
    count >= FACE.fullness * across * down
  );
}

function findSkinAreas({ data, width, height }: Pixels): SkinArea[] {
  const channels = data.length / (width * height);
  const unvisited = new Set<number>();
  for (let index = 0; index < width * height; index += 1) {
    const offset = index * channels;
    if (isSkin(data[offset] ?? 0, data[offset + 1] ?? 0, data[offset + 2] ?? 0)) unvisited.add(index);
  }
  const areas: SkinArea[] = [];
  for (const start of unvisited) {
    const area: SkinArea = { left: width, right: 0, top: height, bottom: 0, count: 0, weight: 0 };
    const stack = [start];
    unvisited.delete(start);
    for (let index = stack.pop(); index !== undefined; index = stack.pop()) {
      const [x, y] = [index % width, Math.floor(index / width)];
      area.left = Math.min(area.left, x);
      area.right = Math.max(area.right, x);
      area.top = Math.min(area.top, y);
      area.bottom = Math.max(area.bottom, y);
      area.count += 1;
      area.weight += Math.exp(-(((x / width - 0.5) / 0.3) ** 2) - ((y / height - 0.4) / 0.25) ** 2);
      const neighbors = [x > 0 ? index - 1 : -1, x < width - 1 ? index + 1 : -1, index - width, index + width];
      for (const next of neighbors) if (unvisited.delete(next)) stack.push(next);
    }
    areas.push(area);
  }
  return areas;
}

/** Compares color differences instead of colors, so that it works for bright and dark skin alike. */
function isSkin(red: number, green: number, blue: number): boolean {
  const cb = 128 - 0.169 * red - 0.331 * green + 0.5 * blue;
  const cr = 128 + 0.5 * red - 0.419 * green - 0.081 * blue;
  return red > 50 && cb > 85 && cb < 128 && cr > 137 && cr < 172 && red > blue;
}
