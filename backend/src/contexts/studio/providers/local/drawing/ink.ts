import sharp from 'sharp';

/** Side of the copy that is looked at. */
export const LOOK = 100;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Difference from the paper, over three channels, from which on a pixel counts as drawn. */
const CONTRAST = 36;

/** Every spot of a drawing that is not paper, on a square of `LOOK`. */
export async function inkOf(bytes: Uint8Array): Promise<Spot[]> {
  const { data } = await sharp(bytes)
    .flatten({ background: '#ffffff' })
    .resize(LOOK, LOOK, { fit: 'contain', background: '#ffffff' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const paper = data.subarray(0, 3);
  const spots: Spot[] = [];
  for (let pixel = 0; pixel < LOOK * LOOK; pixel += 1) {
    const difference = [0, 1, 2].reduce(
      (sum, channel) => sum + Math.abs((data[pixel * 3 + channel] ?? 0) - (paper[channel] ?? 0)),
      0,
    );
    if (difference > CONTRAST) spots.push({ x: pixel % LOOK, y: Math.floor(pixel / LOOK) });
  }
  return spots;
}
