import { detectFace, type Pixels } from './face.js';

const WALL = [120, 150, 200] as const;
const SKINS = { bright: [240, 194, 156], brown: [141, 85, 36] } as const;

type Color = readonly [number, number, number];

/** A round face in front of a wall, in pixels of three or four channels. */
function portrait(skin: Color, face: { x: number; y: number; radius: number }, channels: 3 | 4 = 3): Pixels {
  const [width, height] = [60, 80];
  const data = new Uint8ClampedArray(width * height * channels).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isFace = (x - face.x) ** 2 + (y - face.y) ** 2 < face.radius ** 2;
      data.set(isFace ? skin : WALL, (y * width + x) * channels);
    }
  return { data, width, height };
}

test.each(Object.entries(SKINS))('finds a face of %s skin, and returns a square around it', (_, skin) => {
  const face = { x: 20, y: 24, radius: 12 };
  const square = detectFace(portrait(skin, face));
  expect(square?.x).toBeCloseTo(face.x / 60, 1);
  expect(square?.y).toBeCloseTo(face.y / 80, 1);
  expect(square?.edge).toBeGreaterThan((2 * face.radius) / 60);
  expect(square?.edge).toBeLessThan(0.9);
});

test('does not count a hand beside a face as part of it', () => {
  const face = { x: 30, y: 30, radius: 12 };
  const picture = portrait(SKINS.bright, face);
  const faceWithoutHand = detectFace(picture);
  for (let x = 2; x < 16; x++) for (let y = 68; y < 78; y++) picture.data.set(SKINS.bright, (y * 60 + x) * 3);
  expect(detectFace(picture)).toEqual(faceWithoutHand);
});

test('accepts transparent pixels', () => {
  const face = { x: 30, y: 30, radius: 12 };
  expect(detectFace(portrait(SKINS.bright, face, 4))).toEqual(detectFace(portrait(SKINS.bright, face)));
});

test('returns a square smaller than the picture for a small face', () => {
  expect(detectFace(portrait(SKINS.bright, { x: 30, y: 30, radius: 6 }))?.edge).toBe(0.45);
});

test.each([
  ['a wall', 0],
  ['a speck', 3],
  ['wood all over', 70],
])('finds no face in %s', (_, radius) => {
  expect(detectFace(portrait(SKINS.bright, { x: 30, y: 40, radius }))).toBeUndefined();
});
