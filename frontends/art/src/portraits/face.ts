/** The pixels of a picture, row by row, each with its colour's red, green and blue first. */
export interface Pixels {
  readonly data: Uint8Array | Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** A square around a face: its middle as shares of the picture, its edge as a share of the shorter side. */
export interface FaceSquare {
  readonly x: number;
  readonly y: number;
  readonly edge: number;
}

/** Long side of the small copy in which faces are looked for. */
export const FACE_LOOK = 96;

/** Less of the picture than this is no portrait, and more is rather wood or sand than skin. */
const SKIN = { least: 0.02, most: 0.4 };

/** A head with hair is about so many times as large as its skin is spread. */
const HEAD = 6.2;

/** Nearer than this, little of the picture would be left, as a share of the shorter side. */
const NEAREST = 0.6;

interface Spread {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/**
 * The square of a picture that shows a face large, if there seems to be one. Found by the colour of skin, which all people
 * share but for its brightness, and by where photographers put faces.
 */
export function faceIn(picture: Pixels): FaceSquare | undefined {
  const { width, height } = picture;
  const face = spreadOfSkin(picture);
  if (face === undefined) return undefined;
  const edge = Math.min(1, Math.max(NEAREST, (HEAD * face.size) / Math.min(width, height)));
  return { x: face.x / width, y: face.y / height, edge };
}

function spreadOfSkin({ data, width, height }: Pixels): Spread | undefined {
  const channels = data.length / (width * height);
  const sum = { weight: 0, x: 0, y: 0, xx: 0, yy: 0, count: 0 };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * channels;
      if (!isSkin(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)) continue;
      const weight = Math.exp(-(((x / width - 0.5) / 0.3) ** 2) - ((y / height - 0.4) / 0.25) ** 2);
      sum.count += 1;
      sum.weight += weight;
      sum.x += weight * x;
      sum.y += weight * y;
      sum.xx += weight * x * x;
      sum.yy += weight * y * y;
    }
  }
  const share = sum.count / (width * height);
  if (share < SKIN.least || share > SKIN.most) return undefined;
  const [x, y] = [sum.x / sum.weight, sum.y / sum.weight];
  const size = Math.sqrt(Math.max(sum.xx / sum.weight - x * x, sum.yy / sum.weight - y * y));
  return { x, y, size };
}

/** In terms of colour difference rather than colour, so that it holds for bright and dark skin alike. */
function isSkin(red: number, green: number, blue: number): boolean {
  const cb = 128 - 0.169 * red - 0.331 * green + 0.5 * blue;
  const cr = 128 + 0.5 * red - 0.419 * green - 0.081 * blue;
  return red > 50 && cb > 85 && cb < 128 && cr > 137 && cr < 172 && red > blue;
}
