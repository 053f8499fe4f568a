import sharp, { type Sharp } from 'sharp';
import { crc32 } from 'node:zlib';

/** A picture of noise, which hardly compresses, so that truncation really damages it. */
export const noise = (width: number, height: number): Sharp =>
  sharp({
    create: { width, height, channels: 3, background: 'grey', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  });

/** A JPEG that is 40 by 60 pixels when its orientation is applied, with a GPS position. */
export const photograph = (): Promise<Buffer> =>
  noise(60, 40)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
    .jpeg()
    .toBuffer();

export async function animation(format: 'gif' | 'webp', frames: number, edge = 32): Promise<Buffer> {
  const images = await Promise.all(Array.from({ length: frames }, () => noise(edge, edge).png().toBuffer()));
  return sharp(images, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

const WIDTH_AT = 16;
const CRC_AT = 29;

/** A tiny PNG whose header claims any size. */
export async function pngClaiming(width: number, height: number): Promise<Buffer> {
  const png = await noise(1, 1).png().toBuffer();
  png.writeUInt32BE(width, WIDTH_AT);
  png.writeUInt32BE(height, WIDTH_AT + 4);
  png.writeUInt32BE(crc32(png.subarray(12, CRC_AT)), CRC_AT);
  return png;
}
