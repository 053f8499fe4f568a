import { PICTURE_MESSAGES, type PictureFormat } from '@marcel/contracts';
import type { OutputInfo, Sharp, SharpOptions } from 'sharp';
import { DomainError } from '../decider/domain-error.js';
import { decoder, losesFrames, readHeader, unsupported } from './picture-header.js';

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
  const { pages, isOpaqueGif, is16BitWithProfile: isDeepWithProfile } = await readHeader(bytes);
  if (losesFrames(bytes)) throw new DomainError('unsupported_picture', PICTURE_MESSAGES.losesFrames);
  const encodeFrom = (source: Uint8Array, options: SharpOptions = {}) => {
    const picture = decoder(source, { pages, ...options });
    return encode(inSrgb(pages > 1 ? picture : picture.autoOrient(), isDeepWithProfile));
  };
  try {
    return await encodeFrom(isOpaqueGif ? withTransparency(bytes) : bytes);
  } catch {
    // The end marker may be all that is missing; a warning says that more is.
    if (!isJpegWithoutEnd(bytes)) throw unsupported();
    return encodeFrom(Buffer.concat([bytes, END_OF_JPEG]), { failOn: 'warning' }).catch(() => {
      throw unsupported();
    });
  }
}

const END_OF_JPEG = Buffer.from('ffd9', 'hex');

const isJpegWithoutEnd = (bytes: Uint8Array) => bytes[0] === 0xff && !END_OF_JPEG.equals(bytes.subarray(-2));

/** Sharp converts pictures of 16 bits with a profile to Display P3, and leaves them there unless a profile is asked for. */
const inSrgb = (picture: Sharp, isDeepWithProfile: boolean): Sharp =>
  isDeepWithProfile ? picture.withIccProfile('srgb', { attach: false }) : picture;

/** A frame of one transparent pixel. */
const TRANSPARENT_FRAME = Buffer.from('21f90401000000002c0000000001000100800000000000000202440100', 'hex');

/** A frame that is cleared afterwards and has no transparent color. */
const CLEARED_FRAME = Buffer.from('21f90408', 'hex');

/**
 * Makes the decoder leave transparent what no frame covers, as browsers do: it does so only where a frame has a transparent color.
 * Adds a frame behind those that are decoded.
 */
function withTransparency(gif: Uint8Array): Uint8Array {
  const bytes = Buffer.from(gif.at(-1) === 0x3b ? gif.subarray(0, -1) : gif);
  for (let at = bytes.indexOf(CLEARED_FRAME); at !== -1; at = bytes.indexOf(CLEARED_FRAME, at + 1)) {
    const [own = 0, shared = 0] = [bytes[at + 17], bytes[10]];
    const colors = 2 << ((own & 0x80 ? own : shared) & 7);
    // Color 255 becomes the transparent one where no pixel has it.
    if (colors < 256) bytes.set([9, ...bytes.subarray(at + 4, at + 6), 255], at + 3);
  }
  return Buffer.concat([bytes, TRANSPARENT_FRAME]);
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
  const { is16BitWithProfile: isDeepWithProfile } = await readHeader(bytes);
  const size = { width: edge, height: edge, fit: 'inside', withoutEnlargement: true } as const;
  const picture = inSrgb(decoder(bytes).autoOrient().resize(size), isDeepWithProfile);
  const opaque = format === 'jpeg' ? picture.flatten({ background: '#fff' }) : picture;
  try {
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
