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

export const FACE_LOOK = 96;

const SKIN = { least: 0.008, most: 0.35 };

const FACE = { narrowest: 0.4, widest: 1.6, fullness: 0.45 };

const HEAD = 2.2;

const NEAREST = 0.45;

export function faceIn(picture: Pixels): FaceSquare | undefined {
  const { width, height } = picture;
  const [best] = spotsOfSkin(picture)
    .filter((spot) => isFaceLike(spot, picture))
    .sort((one, other) => other.weight - one.weight);
  if (best === undefined) return undefined;
  const [across, down] = [best.right - best.left + 1, best.bottom - best.top + 1];
  const edge = Math.min(
    1,
    Math.max(NEAREST, (HEAD * Math.min(Math.max(across, down), 1.4 * across)) / Math.min(width, height)),
  );
  return { x: (best.left + across / 2) / width, y: (best.top + down / 2) / height, edge };
}

/** A connected area of skin pixels. */
interface Spot {
  left: number;
  right: number;
  top: number;
  bottom: number;
  count: number;
  weight: number;
}

function isFaceLike({ left, right, top, bottom, count }: Spot, { width, height }: Pixels): boolean {
  const [across, down] = [right - left + 1, bottom - top + 1];
  const share = count / (width * height);
  const shape = across / down;
  return (
    share >= SKIN.least &&
    share <= SKIN.most &&
    shape >= FACE.narrowest &&
    shape <= FACE.widest &&
    count >= FACE.fullness * across * down
  );
}

function spotsOfSkin({ data, width, height }: Pixels): Spot[] {
  const channels = data.length / (width * height);
  const left = new Set<number>();
  for (let place = 0; place < width * height; place += 1) {
    const at = place * channels;
    if (isSkin(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)) left.add(place);
  }
  const spots: Spot[] = [];
  for (const first of left) {
    const spot: Spot = { left: width, right: 0, top: height, bottom: 0, count: 0, weight: 0 };
    const waiting = [first];
    left.delete(first);
    for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
      const [x, y] = [place % width, Math.floor(place / width)];
      spot.left = Math.min(spot.left, x);
      spot.right = Math.max(spot.right, x);
      spot.top = Math.min(spot.top, y);
      spot.bottom = Math.max(spot.bottom, y);
      spot.count += 1;
      spot.weight += Math.exp(-(((x / width - 0.5) / 0.3) ** 2) - ((y / height - 0.4) / 0.25) ** 2);
      const beside = [x > 0 ? place - 1 : -1, x < width - 1 ? place + 1 : -1, place - width, place + width];
      for (const next of beside) if (left.delete(next)) waiting.push(next);
    }
    spots.push(spot);
  }
  return spots;
}

/** Compares color differences instead of colors, so that it works for bright and dark skin alike. */
function isSkin(red: number, green: number, blue: number): boolean {
  const cb = 128 - 0.169 * red - 0.331 * green + 0.5 * blue;
  const cr = 128 + 0.5 * red - 0.419 * green - 0.081 * blue;
  return red > 50 && cb > 85 && cb < 128 && cr > 137 && cr < 172 && red > blue;
}
