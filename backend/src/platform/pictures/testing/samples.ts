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

/** Adds a chunk in front of the pixels. */
export function withChunk(png: Buffer, name: string, data: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(name), data, Buffer.alloc(4)]);
  chunk.writeUInt32BE(data.length, 0);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return Buffer.concat([png.subarray(0, CRC_AT + 4), chunk, png.subarray(CRC_AT + 4)]);
}

/** A PNG with the chunk that announces frames. */
export const pngOfFrames = async (frames: number): Promise<Buffer> =>
  withChunk(await noise(8, 8).png().toBuffer(), 'acTL', Buffer.from([0, 0, 0, frames, 0, 0, 0, 0]));

interface Frame {
  readonly x: number;
  readonly edge: number;
  readonly disposal: number;
  readonly transparent?: number;
}

const CANVAS = 10;

/** A GIF of squares that do not cover its canvas; its background color is blue. */
export function gifOf(frames: readonly Frame[], bitsOfColors = 2): Buffer {
  const colors = [Buffer.from('0000ffdd3333', 'hex'), Buffer.alloc((3 << bitsOfColors) - 6)];
  const screen = [CANVAS, 0, CANVAS, 0, 0x80 + bitsOfColors - 1, 0, 0];
  const framesInBytes = frames.map(({ x, edge, disposal, transparent }) => [
    ...[0x21, 0xf9, 4, (disposal << 2) + Number(transparent !== undefined), 10, 0, transparent ?? 0, 0],
    ...[0x2c, x, 0, x, 0, edge, 0, edge, 0, 0],
    // Codes of 8 bits (clear, 1 and at last the end), of which the table never needs 9.
    ...[7, ...subBlock(Array.from({ length: edge * edge }, () => [0x80, 1]).flat())],
  ]);
  return Buffer.concat([
    Buffer.from('GIF89a'),
    ...[screen, ...colors, ...framesInBytes, [0x3b]].map((part) => Buffer.from(part)),
  ]);
}

const subBlock = (codes: readonly number[]) => [codes.length + 1, ...codes, 0x81, 0];
