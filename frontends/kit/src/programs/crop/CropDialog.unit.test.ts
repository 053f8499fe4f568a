import { moves, pixelsOf, typeOfCut, WHOLE } from './CropDialog';

describe('cut out', () => {
  const SIZE = { width: 401, height: 100 };

  test.each([
    [WHOLE, { x: 0, y: 0, width: 401, height: 100 }],
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
  ])('%j of a picture are the pixels %j', (part, pixels) => {
    expect(pixelsOf(part, SIZE)).toEqual(pixels);
  });

  test('a photograph stays one; what may be transparent stays so', () => {
    expect(['image/jpeg', 'image/png', 'image/webp', 'image/gif'].map((type) => typeOfCut({ type }))).toEqual([
      'image/jpeg',
      'image/png',
      'image/png',
      'image/png',
    ]);
  });
});

describe('moves', () => {
  const bytesOf = (...parts: (string | number[])[]) =>
    new Uint8Array(
      parts.flatMap((part) => (typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part)),
    );

  const SCREEN = [1, 0, 1, 0, 0x80, 0, 0];
  const COLOURS = [0, 0, 0, 255, 255, 255];
  const CONTROL = [0x21, 0xf9, 4, 0, 0, 0, 0, 0];
  /** Its pixels contain the bytes of a comma and of an end marker. */
  const PICTURE = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 3, 0x2c, 0x3b, 1, 0];
  const OWN_COLOURS = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0x80, ...COLOURS, 2, 2, 0x4c, 1, 0];

  const chunk = (name: string, ...data: number[]) => [
    ...[0, 0, 0, data.length],
    ...bytesOf(name),
    ...data,
    ...[0, 0, 0, 0],
  ];
  const PNG = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, ...chunk('IHDR', 1, 2, 3)];
  const webp = (flags: number) => bytesOf('RIFF', [9, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0], [flags, 0, 0, 0]);

  test.each([
    ['a GIF of one picture', bytesOf('GIF89a', SCREEN, COLOURS, CONTROL, PICTURE, [0x3b]), false],
    ['a GIF of two', bytesOf('GIF89a', SCREEN, COLOURS, CONTROL, OWN_COLOURS, CONTROL, PICTURE, [0x3b]), true],
    ['a GIF that is cut off', bytesOf('GIF89a', SCREEN, COLOURS, PICTURE.slice(0, 12)), false],
    ['a WebP that says that it moves', webp(0x12), true],
    ['a WebP that does not', webp(0x10), false],
    ['a PNG of several', new Uint8Array([...PNG, ...chunk('acTL', 2), ...chunk('IDAT')]), true],
    ['a PNG of one', new Uint8Array([...PNG, ...chunk('IDAT'), ...chunk('acTL', 2)]), false],
    ['a PNG that is cut off', new Uint8Array(PNG.slice(0, 12)), false],
    ['a photograph', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), false],
    ['nothing', new Uint8Array(), false],
  ])('%s: moving or not', (_, bytes, expected) => {
    expect(moves(bytes)).toBe(expected);
  });
});
