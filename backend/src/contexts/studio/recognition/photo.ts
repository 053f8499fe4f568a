import { detectionSize, findHead } from '@marcel/art/portraits/face';
import { channels, hex } from '@marcel/art/palette';
import sharp, { type Matrix3x3, type Region, type Sharp } from 'sharp';

export type Photo = Awaited<ReturnType<typeof readPhoto>>;
/** Edge of the photo of a head, if it is large enough, and of the sample that shows its colors. */
const EDGES = { photo: 640, sample: 64 };
/** Parts of the sample, and how their mean color is corrected. */
const SKIN = { left: 24, top: 23, width: 16, height: 16, saturation: 1.1, low: 90, high: 245 };
const CLOTH = { left: 13, top: 55, width: 38, height: 9, saturation: 1.5, low: 60, high: 225 };
const VIVID: Matrix3x3 = [
  [1.12, -0.07, -0.01],
  [-0.03, 1.08, -0.01],
  [-0.03, -0.07, 1.14],
];
const CLOTHES = ['#2f6b8f', '#c8553d'] as const;
const UNLIKE_SKIN = 90;
const squareOf = (photo: Sharp, edge: number, height = edge): Promise<Buffer> =>
  photo
    .resize(edge, height, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .recomb(VIVID)
    .toColourspace('srgb')
    .raw()
    .toBuffer();
const rawOf = (pixels: Buffer, width: number, height = width): Sharp =>
  sharp(pixels, { raw: { width, height, channels: 3 } });
/** Returns the photo of a head, or the whole photo where there is none, with the colors of skin and clothes. */
export async function readPhoto(bytes: Uint8Array) {
  const { region, isHead, length } = await headWindow(bytes);
  const edge = Math.min(EDGES.photo, region.width);
  const high = Math.max(1, Math.round((edge * region.height) / region.width));
  const square = await squareOf(sharp(bytes).extract(region), edge, high);
  const jpeg = await rawOf(square, edge, high).jpeg({ quality: 92 }).toBuffer();
  const sample = await rawOf(square, edge, high).resize(EDGES.sample, EDGES.sample, { fit: 'fill' }).raw().toBuffer();
  const skin = await meanColor(sample, SKIN);
  const top = region.top + region.height;
  const share = (of: number): number => Math.max(1, Math.round(of * region.width));
  const below = { left: region.left + share(0.25), top, width: share(0.5), height: Math.min(length - top, share(0.3)) };
  const isSeen = below.height > 0.08 * region.width;
  const chest = isSeen ? await squareOf(sharp(bytes).extract(below), EDGES.sample) : sample;
  const cloth = await meanColor(chest, isSeen ? { ...SKIN, saturation: CLOTH.saturation } : CLOTH);
  const difference = channels(cloth).reduce((sum, one, at) => sum + Math.abs(one - (channels(skin)[at] ?? 0)), 0);
  const [dark, light] = CLOTHES;
  const other = (channels(skin)[0] ?? 0) > 150 ? dark : light;
  return {
    href: `data:image/jpeg;base64,${jpeg.toString('base64')}`,
    ...{ skin, isHead, ratio: region.height / region.width },
    cloth: difference < UNLIKE_SKIN && !(isSeen && difference > UNLIKE_SKIN / 2) ? other : cloth,
  };
}
export const measureSkin = async (bytes: Uint8Array): Promise<string> =>
  meanColor(await squareOf(sharp(bytes), EDGES.sample), SKIN);
async function meanColor(sample: Buffer, { saturation, low, high, ...region }: typeof SKIN): Promise<string> {
  const part = rawOf(sample, EDGES.sample).extract(region);
  const [red = 0, green = 0, blue = 0] = await part.resize(1, 1, { fit: 'fill', kernel: 'cubic' }).raw().toBuffer();
  const brightness = 0.3 * red + 0.59 * green + 0.11 * blue;
  const wanted = Math.max(low, Math.min(high, brightness));
  return hex([red, green, blue].map((channel) => wanted + (channel - brightness) * saturation));
}
/** Returns a square around the head, or nearly the whole photo. A square photo was cropped by the visitor, unless its face is small. */
async function headWindow(bytes: Uint8Array) {
  const { width, height } = await sharp(bytes).metadata();
  const size = detectionSize(width, height);
  const small = sharp(bytes)
    .resize({ ...size, fit: 'fill' })
    .flatten({ background: '#ffffff' });
  const head = findHead({ data: await small.removeAlpha().toColourspace('srgb').raw().toBuffer(), ...size });
  const isCropped = width === height && !(head?.isFace && head.edge < 0.9);
  const { x, y, edge } = head === undefined || isCropped ? { x: 0.5, y: 0.5, edge: 1 } : head;
  const side = Math.max(1, Math.round(Math.min(width, height) * edge));
  const most = head === undefined ? 1.5 : 1;
  const [wide, high] = [Math.min(width, Math.round(side * most)), Math.min(height, Math.round(side * most))];
  const within = (center: number, length: number, own: number): number =>
    Math.round(Math.min(length - own, Math.max(0, center * length - own / 2)));
  const region: Region = { left: within(x, width, wide), top: within(y, height, high), width: wide, height: high };
  return { region, isHead: head !== undefined || isCropped, length: height };
}
