import { PICTURE_MESSAGES, type PictureFormat } from '@marcel/contracts';
import type { OutputInfo, Sharp, SharpOptions } from 'sharp';
import { DomainError } from '../../decider/domain-error.js';
import { findChunk, decoder, losesFrames, type PictureHeader, readHeader, unsupported } from '../picture-header.js';

export interface EncodedPicture {
  /** Without metadata of any kind; WebP unless another format was asked for. */
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Stored pictures are scaled down to fit this square, in pixels. */
export const MAX_PICTURE_EDGE = 2048;

const QUALITY = 85;

/**
 * Decodes an upload and encodes it again for storage: upright and within the largest edge.
 * @throws DomainError `unsupported_picture`
 */
export async function encodeUpload(bytes: Uint8Array): Promise<EncodedPicture> {
  if (losesFrames(bytes)) throw new DomainError('unsupported_picture', PICTURE_MESSAGES.losesFrames);
  const { pages, isGif, ...colors } = await readHeader(bytes);
  const encodeFrom = (source: Uint8Array, options: SharpOptions = {}) => {
    const picture = decoder(source, { pages, ...options });
    return encode(pages > 1 ? picture : picture.autoOrient());
  };
  try {
    return await encodeFrom(isGif ? withTransparency(bytes) : await reduceColors(bytes, colors));
  } catch {
    // If only the end marker is missing, the decoder accepts the picture with it; otherwise it warns.
    if (!isJpegWithoutEnd(bytes)) throw unsupported();
    return encodeFrom(Buffer.concat([bytes, END_OF_JPEG]), { failOn: 'warning' }).catch(() => {
      throw unsupported();
    });
  }
}

const END_OF_JPEG = Buffer.from('ffd9', 'hex');

const isJpegWithoutEnd = (bytes: Uint8Array) => bytes[0] === 0xff && !END_OF_JPEG.equals(bytes.subarray(-2));

type Colors = Pick<PictureHeader, 'reducedSpace' | 'isNumberedP3'>;

/** Converts to a PNG of 8 bits with a color profile: sharp misreads more bits, and a color space that is given by a number. */
async function reduceColors(bytes: Uint8Array, { reducedSpace, isNumberedP3 }: Colors): Promise<Uint8Array> {
  if (reducedSpace === undefined && !isNumberedP3) return bytes;
  const picture = decoder(bytes)
    .autoOrient()
    .toColourspace(reducedSpace ?? 'srgb')
    .keepIccProfile();
  const png = await picture.png({ compressionLevel: 1 }).toBuffer();
  if (!isNumberedP3) return png;
  const tagged = await decoder(png).resize(1).withIccProfile('p3').png().toBuffer();
  const profile = findChunk(tagged, 'iCCP') ?? 0;
  const chunk = tagged.subarray(profile - 8, profile + tagged.readUInt32BE(profile - 8) + 4);
  return Buffer.concat([png.subarray(0, END_OF_PNG_HEADER), chunk, png.subarray(END_OF_PNG_HEADER)]);
}

const END_OF_PNG_HEADER = 33;

/** A frame of one transparent pixel. */
const TRANSPARENT_FRAME = Buffer.from('21f90401000000002c0000000001000100800000000000000202440100', 'hex');

const [GIF_HEADER, IMAGE, CONTROL, TRAILER] = [13, 0x2c, 0xf9, 0x3b];

const colorTable = (flags = 0) => (flags & 0x80 ? 6 << (flags & 7) : 0);

/**
 * Appends a frame with a transparent color, which is not decoded itself. Otherwise, the decoder would fill areas that no frame
 * covers, while browsers leave them transparent.
 */
function withTransparency(gif: Uint8Array): Uint8Array {
  const bytes = Buffer.from(gif);
  let [at, control] = [GIF_HEADER + colorTable(bytes[10]), 0];
  while (at < bytes.length && bytes[at] !== TRAILER) {
    if (bytes[at] === IMAGE) {
      at += 10 + colorTable(bytes[at + 9]);
      if (control > 0) addTransparentColor(bytes, control, at);
      [at, control] = [at + 1, 0];
    } else {
      if (bytes[at + 1] === CONTROL) control = at + 3;
      at += 2;
    }
    while (bytes[at]) at += (bytes[at] ?? 0) + 1;
    at += 1;
  }
  return Buffer.concat([bytes.subarray(0, at), TRANSPARENT_FRAME]);
}

/** Declares a color that no pixel uses as transparent, if the frame is cleared after it was shown. */
function addTransparentColor(gif: Buffer, control: number, pixels: number): void {
  const flags = gif[control] ?? 0;
  if ((flags & 0x1d) !== 8) return;
  const used = findColorIndexes(gif, pixels);
  const free = Array.from({ length: 256 }, (_, color) => color).findLast((color) => !used.has(color));
  if (free !== undefined) gif.set([flags | 1, ...gif.subarray(control + 1, control + 3), free], control);
}

/** Returns the color indexes in LZW-compressed pixels: the first occurrence of each is a code of its own. */
function findColorIndexes(gif: Buffer, pixels: number): Set<number> {
  const clear = 1 << Math.min(gif[pixels] ?? 8, 8);
  const colors = new Set<number>();
  let [limit, next, bits, held] = [2 * clear, clear + 1, 0, 0];
  for (let block = pixels + 1; gif[block]; block += (gif[block] ?? 0) + 1) {
    for (const byte of gif.subarray(block + 1, block + 1 + (gif[block] ?? 0))) {
      bits |= byte << held;
      held += 8;
      for (let width = Math.log2(limit); held >= width; width = Math.log2(limit)) {
        const code = bits & (limit - 1);
        bits >>>= width;
        held -= width;
        if (code < clear) colors.add(code);
        if (code === clear) [limit, next] = [2 * clear, clear + 1];
        else if (next < 4096) next += 1;
        if (next === limit && limit < 4096) limit *= 2;
      }
    }
  }
  return colors;
}

/** Encodes our own SVG; never pass a visitor's. */
export function encodeOwnArt(svg: string): Promise<EncodedPicture> {
  return encode(decoder(Buffer.from(svg)));
}

const GENERATED_QUALITY = 90;

/**
 * Encodes a provider's picture in the requested format: turned upright, at most `edge` pixels wide and high.
 * @throws DomainError `unsupported_picture`
 */
export async function encodeGenerated(bytes: Uint8Array, format: PictureFormat, edge: number): Promise<EncodedPicture> {
  const colors = await readHeader(bytes);
  const size = { width: edge, height: edge, fit: 'inside', withoutEnlargement: true } as const;
  try {
    const picture = decoder(await reduceColors(bytes, colors))
      .autoOrient()
      .resize(size);
    const opaque = format === 'jpeg' ? picture.flatten({ background: '#fff' }) : picture;
    return await toBytes(opaque.toFormat(format, { quality: GENERATED_QUALITY }));
  } catch {
    throw unsupported();
  }
}

/** Scales a stored picture down to a width. */
export async function scaleDown(bytes: Uint8Array, width: number): Promise<EncodedPicture> {
  const source = decoder(bytes, { animated: true });
  return toBytes(source.resize({ width, withoutEnlargement: true }).webp({ quality: QUALITY }));
}

function encode(picture: Sharp): Promise<EncodedPicture> {
  const size = { width: MAX_PICTURE_EDGE, height: MAX_PICTURE_EDGE, fit: 'inside', withoutEnlargement: true } as const;
  return toBytes(picture.resize(size).webp({ quality: QUALITY }));
}

async function toBytes(picture: Sharp): Promise<EncodedPicture> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: frameHeight(info) };
}

const frameHeight = ({ height, pageHeight }: OutputInfo): number => pageHeight ?? height;

/** Size that link previews show uncropped, in pixels. */
export const CARD = { width: 1200, height: 630 } as const;
export const CARD_PICTURE = { left: 28, top: 92, edge: 508 } as const;

/** Encodes our own SVG card, with an optional picture; never pass a visitor's SVG. JPEG, because not all link previews support WebP. */
export async function drawCard(bytes: Uint8Array | undefined, svg: string): Promise<EncodedPicture> {
  const card = decoder(Buffer.from(svg));
  if (bytes !== undefined) card.composite([await cardPictureLayer(bytes)]);
  return { bytes: await card.jpeg({ quality: 88 }).toBuffer(), ...CARD };
}

async function cardPictureLayer(bytes: Uint8Array) {
  const { left, top, edge } = CARD_PICTURE;
  const input = await decoder(bytes)
    .resize(edge, edge, { fit: 'cover' })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer();
  return { input, left, top };
}
