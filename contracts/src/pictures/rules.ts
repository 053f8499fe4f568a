/** Upload limit of every picture, in bytes. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;

/** A picture with more pixels than this is refused at its header, before it is decoded. */
export const MAX_PICTURE_PIXELS = 40_000_000;

/** An animation stays one within these limits, its pixels counted over all frames; of a larger one, the first frame is kept. */
export const MAX_ANIMATION = { frames: 120, pixels: 16_000_000 } as const;

/** Stored pictures are scaled down to fit this square, in pixels. */
export const MAX_PICTURE_EDGE = 2048;

/** Widths, in pixels, in which a stored picture is served. */
export const PICTURE_WIDTHS = [160, 320, 640, 1024] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** File name of a stored picture: the SHA-256 of its bytes and the format it is kept in. */
export const PICTURE_FILE = /^[0-9a-f]{64}\.webp$/;

const STORED_PICTURE = /^\/pictures\/(([0-9a-f]{64})\.webp)$/;

/** Whether an address is the path of a picture in our own store. */
export const isStoredPicture = (url: string): boolean => STORED_PICTURE.test(url);

/** The SHA-256 in the path of a picture in our own store; undefined for any other address. */
export const hashOfStoredPicture = (url: string): string | undefined => STORED_PICTURE.exec(url)?.[2];

/** The path of a stored picture in one of the offered widths; any other address comes back unchanged. */
export function pictureAtWidth(url: string, width: PictureWidth): string {
  return url.replace(STORED_PICTURE, `/pictures/${width}/$1`);
}

/** A `srcset` over all offered widths, or undefined for an address that is not a stored picture. */
export function pictureSrcSet(url: string): string | undefined {
  if (!STORED_PICTURE.test(url)) return undefined;
  return PICTURE_WIDTHS.map((width) => `${pictureAtWidth(url, width)} ${width}w`).join(', ');
}

export const PICTURE_MESSAGES = {
  invalidType: { title: 'Invalid file type', body: 'Please upload an image file (JPG, PNG, GIF, WebP)' },
  tooLarge: { title: 'File too large', body: 'Please upload an image smaller than 5MB' },
  tooManyPixels: { title: 'File too large', body: 'Please upload an image of at most 40 megapixels' },
  notFound: 'Picture not found',
} as const;
