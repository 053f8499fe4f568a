import type { OutputInfo, Sharp } from 'sharp';
import { decoder } from './picture-engine.js';
import { readHeader, unsupported } from './picture-header.js';

export interface EncodedPicture {
  /** WebP, without metadata of any kind. */
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Stored pictures are scaled down to fit this square, in pixels. */
export const MAX_PICTURE_EDGE = 2048;

const QUALITY = 85;

/**
 * An upload as it is kept: upright, within the largest edge, decoded and encoded anew.
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

/** Art that we drew ourselves; a stranger's SVG must never come here. */
export function encodeOwnArt(svg: string): Promise<EncodedPicture> {
  return encode(decoder(Buffer.from(svg)));
}

/** A picture of ours, narrowed to a width unless it is narrower already. */
export async function narrow(bytes: Uint8Array, width: number): Promise<Buffer> {
  const source = decoder(bytes, { animated: true });
  return source.resize({ width, withoutEnlargement: true }).webp({ quality: QUALITY }).toBuffer();
}

async function encode(picture: Sharp): Promise<EncodedPicture> {
  const { data, info } = await picture
    .resize({ width: MAX_PICTURE_EDGE, height: MAX_PICTURE_EDGE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: frameHeight(info) };
}

/** The frames of an animation lie below one another. */
const frameHeight = ({ height, pageHeight }: OutputInfo): number => pageHeight ?? height;
