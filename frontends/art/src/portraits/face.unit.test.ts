import { findHead, type Pixels } from './face.js';

type Color = readonly [number, number, number];
type Ellipse = readonly [x: number, y: number, across: number, down: number, brightness: number];

const SKINS = { bright: [240, 194, 156], brown: [141, 85, 36], gray: [160, 160, 160] } as const;
/** Hair, a face, eyes with brows, a nose and a mouth around 0, 0, in shares of the radius of the face. */
const FACE: readonly Ellipse[] = [
  ...([
    [0, -0.45, 1.05, 1.05, 0.15],
    [0, 0.1, 0.85, 1.1, 1],
    [-0.36, -0.28, 0.24, 0.07, 0.25],
  ] as const),
  ...([
    [0.36, -0.28, 0.24, 0.07, 0.25],
    [-0.36, -0.06, 0.17, 0.1, 0.2],
    [0.36, -0.06, 0.17, 0.1, 0.2],
  ] as const),
  ...([
    [0, 0.36, 0.14, 0.05, 0.6],
    [0, 0.7, 0.34, 0.09, 0.4],
  ] as const),
];

/** A picture of 240 by 300 with a face in front of a wall. */
function portrait(skin: Color, at: { x: number; y: number; radius: number }, face = FACE): Pixels {
  const [width, height] = [240, 300];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [(x - at.x) / at.radius, (y - at.y) / at.radius];
      const isIn = ([left, top, across, down]: Ellipse) => ((dx - left) / across) ** 2 + ((dy - top) / down) ** 2 < 1;
      const brightness = face.findLast(isIn)?.[4];
      const color = brightness === undefined ? [120, 150, 200] : skin.map((channel) => channel * brightness);
      data.set(color, (y * width + x) * 4);
    }
  return { data, width, height };
}

test.each(Object.entries(SKINS))('a face of %s skin is found where it is, and its square holds it', (_, skin) => {
  const head = findHead(portrait(skin, { x: 80, y: 110, radius: 50 }));
  expect(head?.isFace).toBe(true);
  expect(head?.x).toBeCloseTo(80 / 240, 1);
  expect(head?.y).toBeCloseTo(110 / 300, 1);
  expect(head?.edge).toBeGreaterThan(100 / 240);
  expect(head?.edge).toBeLessThan(0.95);
});

test('a drawn face with sharp edges is found', () => {
  const sharpFace: readonly Ellipse[] = [
    [0, 0, 1, 1.25, 1],
    [-0.38, -0.12, 0.1, 0.1, 0.05],
    [0.38, -0.12, 0.1, 0.1, 0.05],
    [0, 0.56, 0.35, 0.06, 0.3],
  ];
  expect(findHead(portrait(SKINS.bright, { x: 120, y: 130, radius: 70 }, sharpFace))?.isFace).toBe(true);
});

test('of what is no face the upper part is framed', () => {
  const body: readonly Ellipse[] = [
    [0, 1, 0.7, 1.3, 1],
    [0, -0.5, 0.6, 0.6, 1],
  ];
  const head = findHead(portrait(SKINS.brown, { x: 170, y: 120, radius: 50 }, body));
  expect(head).toMatchObject({ isFace: false });
  expect(head?.x).toBeCloseTo(170 / 240, 1);
  expect(head?.y).toBeLessThan(0.5);
});

test('nothing is found on a wall', () => {
  expect(findHead(portrait(SKINS.bright, { x: 0, y: 0, radius: 1 }, []))).toBeUndefined();
});
