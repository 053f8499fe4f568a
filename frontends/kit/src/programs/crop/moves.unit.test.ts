import { moves } from './CropDialog';

const bytesOf = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part)),
  );

const SCREEN = [1, 0, 1, 0, 0x80, 0, 0];
const COLOURS = [0, 0, 0, 255, 255, 255];
const CONTROL = [0x21, 0xf9, 4, 0, 0, 0, 0, 0];
/** With a comma and an end in its pixels, which begin nothing. */
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
