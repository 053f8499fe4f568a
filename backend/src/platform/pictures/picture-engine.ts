import sharp, { type Sharp, type SharpOptions } from 'sharp';

/** A picture with more pixels than this is refused at its header, before it is decoded. */
export const MAX_PICTURE_PIXELS = 40_000_000;

const SECONDS_PER_PICTURE = 20;

// Pictures rarely come twice, so that a cache would only hold on to memory; several at a time keep the cores busy.
sharp.cache(false);
sharp.concurrency(1);

export function decoder(bytes: Uint8Array, options: SharpOptions = {}): Sharp {
  return sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PICTURE_PIXELS, ...options }).timeout({
    seconds: SECONDS_PER_PICTURE,
  });
}
