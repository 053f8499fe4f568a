import { fillPath, ROUTES } from '../http/routes.js';

/** Upload limit of every picture, in bytes. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;

export const UPLOADED_PICTURE_TYPES: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/avif',
];

/** Widths, in pixels, in which a stored picture is served. */
export const PICTURE_WIDTHS = [160, 320, 640, 1024] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

const STORED_PICTURE = /^\/pictures\/(([0-9a-f]{64})\.webp)$/;

export const isStoredPicture = (url: string): boolean => STORED_PICTURE.test(url);

const DATA_PICTURE = /^data:image\/[a-zA-Z0-9.+-]+;base64,[a-zA-Z0-9+/=\s]+$/;

export const PICTURE_ADDRESS = [DATA_PICTURE, STORED_PICTURE, /^https?:\/\/[^\s/?#@]+([/?#]\S*)?$/]
  .map(({ source }) => `(?:${source})`)
  .join('|');

export function isPictureAddress(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (DATA_PICTURE.test(value) || isStoredPicture(value)) return true;
  // The parser drops line breaks and tabs.
  if (!URL.canParse(value) || /[\p{C}\p{DI}\u2028\u2029]/u.test(value)) return false;
  const { protocol, username, password } = new URL(value);
  return /^https?:$/.test(protocol) && username + password === '';
}

/** Returns the SHA-256 in the path of a stored picture, or undefined for any other address. */
export const hashOfStoredPicture = (url: string): string | undefined => STORED_PICTURE.exec(url)?.[2];

export function pictureAtWidth(url: string, width: PictureWidth): string {
  return url.replace(STORED_PICTURE, (_, file: string) => fillPath(ROUTES.pictureVariant, { width, file }));
}

/** Returns a `srcset` of all widths, with the query of the address, or undefined for any other address. */
export function pictureSrcSet(url: string): string | undefined {
  const [path = '', query] = url.split('?', 2);
  if (!STORED_PICTURE.test(path)) return undefined;
  const rest = query === undefined ? '' : `?${query}`;
  return PICTURE_WIDTHS.map((width) => `${pictureAtWidth(path, width)}${rest} ${width}w`).join(', ');
}

export const PICTURE_MESSAGES = {
  invalidType: { title: 'Invalid file type', body: 'Please upload an image file (JPG, PNG, GIF, WebP)' },
  tooLarge: { title: 'File too large', body: 'Please upload an image smaller than 5MB' },
  tooManyPixels: { title: 'File too large', body: 'Please upload an image of at most 40 megapixels' },
  losesFrames: 'An animated PNG or AVIF would stand still here. Please save it as GIF or WebP, or as a still picture.',
  notFound: 'Picture not found',
  withheld: 'This picture is no longer shown',
  visitorQuota: 'You have sent many pictures today. Please come back tomorrow.',
  tooComplex: 'This picture takes too much memory to read. Please upload a smaller one.',
  tooSlow: 'This picture takes too long to read. Please upload a smaller one.',
  tooManyAborts: 'Several of your pictures took too long or too much memory to read. Please try again in a minute.',
} as const;
