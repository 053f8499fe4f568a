import type { PictureFormat } from '@marcel/contracts';
import type { OutputInfo, Sharp } from 'sharp';
import { decoder, readHeader, unsupported } from './picture-header.js';

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
  const { animated } = await readHeader(bytes);
  const source = decoder(bytes, { animated });
  try {
    return await encode(animated ? source : source.autoOrient());
  } catch {
    throw unsupported();
  }
}

/** Encodes our own SVG; never pass a visitor's. */
export function encodeOwnArt(svg: string): Promise<EncodedPicture> {
  return encode(decoder(Buffer.from(svg)));
}

const GENERATED_QUALITY = 90;

/**
 * Encodes a provider's picture in the requested format, upright and within an edge.
 * @throws DomainError `unsupported_picture`
 */
export async function encodeGenerated(bytes: Uint8Array, format: PictureFormat, edge: number): Promise<EncodedPicture> {
  await readHeader(bytes);
  const size = { width: edge, height: edge, fit: 'inside', withoutEnlargement: true } as const;
  const picture = decoder(bytes).autoOrient().resize(size);
  const opaque = format === 'jpeg' ? picture.flatten({ background: '#fff' }) : picture;
  try {
    return await toBytes(opaque.toFormat(format, { quality: GENERATED_QUALITY }));
  } catch {
    throw unsupported();
  }
}

/** Scales a stored picture down to a width. */
export async function narrow(bytes: Uint8Array, width: number): Promise<EncodedPicture> {
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
  if (bytes !== undefined) card.composite([await onIt(bytes)]);
  return { bytes: await card.jpeg({ quality: 88 }).toBuffer(), ...CARD };
}

async function onIt(bytes: Uint8Array) {
  const { left, top, edge } = CARD_PICTURE;
  const input = await decoder(bytes)
    .resize(edge, edge, { fit: 'cover' })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer();
  return { input, left, top };
}
