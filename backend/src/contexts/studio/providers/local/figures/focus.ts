import sharp from 'sharp';

export interface Window {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Long side of the small copy that is looked at. */
const LOOK = 96;

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
export async function faceWindow(bytes: Uint8Array, width: number, height: number): Promise<Window | undefined> {
  const { data, info } = await sharp(bytes)
    .resize(LOOK, LOOK, { fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const face = spreadOfSkin(data, info.width, info.height);
  if (face === undefined) return undefined;
  const scale = width / info.width;
  const shorter = Math.min(width, height);
  const side = Math.round(Math.min(shorter, Math.max(NEAREST * shorter, HEAD * face.size * scale)));
  const within = (centre: number, length: number): number =>
    Math.round(Math.min(length - side, Math.max(0, centre * scale - side / 2)));
  return { left: within(face.x, width), top: within(face.y, height), width: side, height: side };
}

function spreadOfSkin(pixels: Uint8Array, width: number, height: number): Spread | undefined {
  const sum = { weight: 0, x: 0, y: 0, xx: 0, yy: 0, count: 0 };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      if (!isSkin(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)) continue;
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
