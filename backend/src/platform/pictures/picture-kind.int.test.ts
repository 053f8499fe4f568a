import { UPLOADED_PICTURE_TYPES } from '@marcel/contracts';
import sharp from 'sharp';
import { isPictureKind } from './picture-header.js';

const point = () => sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } });

const ENCODED = {
  'image/jpeg': point().jpeg(),
  'image/png': point().png(),
  'image/gif': point().gif(),
  'image/webp': point().webp(),
  'image/avif': point().avif(),
};

test.each(Object.entries(ENCODED))('%s is read', async (_, picture) =>
  expect(isPictureKind(await picture.toBuffer())).toBe(true),
);

test('the accepted types are all that can be read', () => expect(UPLOADED_PICTURE_TYPES).toEqual(Object.keys(ENCODED)));
