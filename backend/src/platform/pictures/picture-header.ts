import { PICTURE_MESSAGES } from '@marcel/contracts';
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { DomainError } from '../decider/domain-error.js';

/** Pictures with more pixels are rejected by their header, before decoding. */
export const MAX_PICTURE_PIXELS = 40_000_000;

/** Longer pictures are rejected too: each row takes time, however short it is. */
const MAX_SOURCE_EDGE = 50_000;

const SECONDS_PER_PICTURE = 20;

// Pictures rarely come twice, so that a cache would only waste memory; concurrent pictures keep the cores busy.
sharp.cache(false);
sharp.concurrency(1);

export function decoder(bytes: Uint8Array, options: SharpOptions = {}): Sharp {
  return sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PICTURE_PIXELS, ...options }).timeout({
    seconds: SECONDS_PER_PICTURE,
  });
}

const starts = (head: string, ...signatures: string[]) => signatures.some((signature) => head.startsWith(signature));

const isAvif = (head: string) => /^[^]{4}ftyp(?:[^]{4}){0,12}?avi[fs]/.test(head);

/**
 * Returns whether bytes begin like JPEG, PNG, GIF, WebP or AVIF. The decoder must see nothing else: it would also read SVG,
 * which can contain scripts and references.
 */
export function isPictureKind(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  return (
    starts(head, '\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'GIF87a', 'GIF89a') ||
    /^RIFF[^]{4}WEBP/.test(head) ||
    isAvif(head)
  );
}

/** Limits of an animation, with the pixels of all frames; larger ones are reduced to the first frame. */
export const MAX_ANIMATION = { frames: 120, pixels: 16_000_000 } as const;

const REDUCED: Readonly<Partial<Record<string, 'srgb' | 'b-w'>>> = { rgb16: 'srgb', grey16: 'b-w' };

export interface PictureHeader {
  /** Frames to decode. */
  readonly pages: number;
  readonly isGif: boolean;
  /** Color space for reducing a picture of 16 bits per channel with a color profile. */
  readonly reducedSpace: 'srgb' | 'b-w' | undefined;
  /** True if the file declares Display P3 by a number instead of a profile. */
  readonly isNumberedP3: boolean;
}

/** Size in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export const unsupported = () => new DomainError('unsupported_picture', PICTURE_MESSAGES.invalidType.body);

/**
 * Reads the type and size of an upload from its header, without decoding it.
 * @throws DomainError `unsupported_picture`
 */
export async function readHeader(bytes: Uint8Array): Promise<PictureHeader> {
  if (!isPictureKind(bytes)) throw unsupported();
  const { format, space, hasProfile, width, height, pages = 1 } = await readMetadata(bytes);
  const pixels = width * height;
  if (pixels > MAX_PICTURE_PIXELS || Math.max(width, height) > MAX_SOURCE_EDGE)
    throw new DomainError('unsupported_picture', PICTURE_MESSAGES.tooManyPixels.body);
  const animated = pages <= MAX_ANIMATION.frames && pages * pixels <= MAX_ANIMATION.pixels;
  return {
    pages: animated ? pages : 1,
    isGif: format === 'gif',
    reducedSpace: hasProfile ? REDUCED[space] : undefined,
    isNumberedP3: !hasProfile && hasPrimariesOfP3(bytes),
  };
}

/** Returns whether a picture is an animated PNG or AVIF, of which the decoder reads one frame only. */
export function losesFrames(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const head = file.toString('latin1', 0, 12);
  if (!head.startsWith('\x89PNG')) return head.endsWith('ftypavis');
  const animation = findChunk(file, 'acTL');
  return animation !== undefined && file.readUInt32BE(animation) > 1;
}

/** Returns whether a picture names the primaries of Display P3 by their number in ITU-T H.273. */
function hasPrimariesOfP3(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const box = file.subarray(0, 4096).indexOf('colrnclx\0\x0c');
  return file[findChunk(file, 'cICP') ?? -1] === 12 || (box !== -1 && isAvif(file.toString('latin1', 0, 64)));
}

/** Returns where the data of a PNG's chunk begins, if it comes before the pixels. */
export function findChunk(png: Buffer, name: string): number | undefined {
  for (let at = 8; at + 12 <= png.length; at += png.readUInt32BE(at) + 12) {
    const chunkName = png.toString('latin1', at + 4, at + 8);
    if (chunkName === name) return at + 8;
    if (chunkName === 'IDAT') return undefined;
  }
  return undefined;
}

export async function readSize(bytes: Uint8Array): Promise<PictureSize | undefined> {
  try {
    const { width, height, pageHeight } = await readMetadata(bytes);
    return { width, height: pageHeight ?? height };
  } catch {
    return undefined;
  }
}

async function readMetadata(bytes: Uint8Array): Promise<Metadata> {
  try {
    return await decoder(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw unsupported();
  }
}
