import { detectionSize, findHead, type HeadSquare, type Pixels } from '@marcel/art/portraits/face';
import { channels, hex } from '@marcel/art/palette';
import { mapValues, meanBy, range, sumBy } from 'es-toolkit';
import sharp, { type Matrix3x3, type Region } from 'sharp';

export type Photo = Awaited<ReturnType<typeof readPhoto>>;
/** Edge of the photo of a head, if it is large enough. */
const EDGE = 640;
/** Parts of a region, in shares of it, and how their mean color is corrected. */
const SKIN = { left: 0.375, top: 0.36, right: 0.625, bottom: 0.61, saturation: 1.1, low: 90, high: 245 };
const CHEST = { ...SKIN, saturation: 1.5 };
const CLOTH = { left: 0.2, top: 0.86, right: 0.8, bottom: 1, saturation: 1.5, low: 60, high: 225 };
const VIVID: Matrix3x3 = [
  [1.12, -0.07, -0.01],
  [-0.03, 1.08, -0.01],
  [-0.03, -0.07, 1.14],
];
const CLOTHES = ['#2f6b8f', '#c8553d'] as const;
const UNLIKE_SKIN = 90;
/** Returns the photo of a head, or the whole photo where there is none, with the colors of skin and clothes. `minFace` as in `findHead`. */
export async function readPhoto(bytes: Uint8Array, minFace?: number) {
  const { width, height } = await sharp(bytes).metadata();
  const size = detectionSize(width, height);
  const whole = sharp(bytes)
    .resize({ ...size, fit: 'fill' })
    .flatten({ background: '#ffffff' });
  const small = { ...size, data: await whole.removeAlpha().toColourspace('srgb').raw().toBuffer() };
  const { region, isHead } = headWindow(findHead(small, minFace), width, height);
  const photo = sharp(bytes).extract(region).resize(Math.min(EDGE, region.width)).flatten({ background: '#ffffff' });
  const jpeg = await photo.recomb(VIVID).toColourspace('srgb').jpeg({ quality: 92 }).toBuffer();
  const scaled = (area: Region): Region => mapValues(area, (length) => (length * small.width) / width);
  const skin = meanColor(small, scaled(region), SKIN);
  const [top, edge] = [region.top + region.height, region.width];
  const below = { left: region.left + 0.25 * edge, top, width: 0.5 * edge, height: Math.min(height - top, 0.3 * edge) };
  const isSeen = below.height > 0.08 * edge;
  const cloth = isSeen ? meanColor(small, scaled(below), CHEST) : meanColor(small, scaled(region), CLOTH);
  const difference = channels(cloth).reduce((total, one, at) => total + Math.abs(one - (channels(skin)[at] ?? 0)), 0);
  const [dark, light] = CLOTHES;
  const other = (channels(skin)[0] ?? 0) > 150 ? dark : light;
  return {
    href: `data:image/jpeg;base64,${jpeg.toString('base64')}`,
    ...{ skin, isHead, ratio: region.height / region.width },
    cloth: difference < UNLIKE_SKIN && !(isSeen && difference > UNLIKE_SKIN / 2) ? other : cloth,
  };
}
/** Returns the color of what is in the middle of a picture. */
export function measureSkin(picture: Pixels): string {
  const { width, height } = picture;
  const edge = Math.min(width, height);
  return meanColor(picture, { left: (width - edge) / 2, top: (height - edge) / 2, width: edge, height: edge }, SKIN);
}
/** Returns the mean color of a part of a region, within limits of brightness. */
function meanColor({ data, width, height }: Pixels, region: Region, part: typeof SKIN): string {
  const span = (start: number, length: number, from: number, to: number): number[] => {
    const first = Math.floor(start + from * length);
    return range(first, Math.max(first + 1, Math.floor(start + to * length)));
  };
  const columns = span(region.left, region.width, part.left, part.right);
  const rows = span(region.top, region.height, part.top, part.bottom);
  const step = data.length / (width * height);
  const pixels = rows.flatMap((row) => columns.map((column) => step * (row * width + column)));
  const mean = [0, 1, 2].map((channel) => meanBy(pixels, (at) => data[at + channel] ?? 0));
  const vivid = VIVID.map((weights) => sumBy(weights, (weight, at) => weight * (mean[at] ?? 0)));
  const [red = 0, green = 0, blue = 0] = vivid;
  const brightness = 0.3 * red + 0.59 * green + 0.11 * blue;
  const wanted = Math.max(part.low, Math.min(part.high, brightness));
  return hex(vivid.map((channel) => wanted + (channel - brightness) * part.saturation));
}
/** Returns a square around the head, or nearly the whole photo. A square photo was cropped by the visitor, unless its face is small. */
function headWindow(head: HeadSquare | undefined, width: number, height: number) {
  const isCropped = width === height && !(head?.isFace && head.edge < 0.9);
  const { x, y, edge } = head === undefined || isCropped ? { x: 0.5, y: 0.5, edge: 1 } : head;
  const side = Math.max(1, Math.round(Math.min(width, height) * edge));
  const most = head === undefined ? 1.5 : 1;
  const [wide, high] = [Math.min(width, Math.round(side * most)), Math.min(height, Math.round(side * most))];
  const within = (center: number, length: number, own: number): number =>
    Math.round(Math.min(length - own, Math.max(0, center * length - own / 2)));
  const region: Region = { left: within(x, width, wide), top: within(y, height, high), width: wide, height: high };
  return { region, isHead: head !== undefined || isCropped };
}
