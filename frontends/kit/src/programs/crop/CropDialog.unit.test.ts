import { toPixels, croppedType, WHOLE_PICTURE } from './CropDialog';

describe('toPixels', () => {
  const SIZE = { width: 401, height: 100 };

  test.each([
    [WHOLE_PICTURE, { x: 0, y: 0, width: 401, height: 100 }],
    [
      { x: 25, y: 50, width: 50, height: 25 },
      { x: 100, y: 50, width: 201, height: 25 },
    ],
    [
      { x: 0, y: 0, width: 0, height: 0 },
      { x: 0, y: 0, width: 1, height: 1 },
    ],
    [
      { x: 100, y: 99.9, width: 50, height: 50 },
      { x: 400, y: 99, width: 1, height: 1 },
    ],
    [
      { x: -5, y: 60, width: 200, height: 60 },
      { x: 0, y: 60, width: 401, height: 40 },
    ],
  ])('%j of a picture is the pixel area %j', (part, pixels) => {
    expect(toPixels(part, SIZE)).toEqual(pixels);
  });

  test('keeps JPEG, and converts formats that may be transparent to PNG', () => {
    expect(['image/jpeg', 'image/png', 'image/webp', 'image/gif'].map((type) => croppedType({ type }))).toEqual([
      'image/jpeg',
      'image/png',
      'image/png',
      'image/png',
    ]);
  });
});
