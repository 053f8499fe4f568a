import { DEFAULT_FRAME, toPixelSquare, clampFrame } from './PortraitFrame';

const portraitSize = { width: 300, height: 400 };

test('without a face, the first frame is in the upper middle, where heads usually are', () => {
  expect(toPixelSquare(DEFAULT_FRAME, portraitSize)).toEqual({ left: 50, top: 60, side: 200 });
});

test.each([
  [
    { x: -1, y: 2, zoom: 2 },
    { left: 0, top: 250, side: 150 },
  ],
  [
    { x: 0.5, y: 0.5, zoom: 99 },
    { left: 112.5, top: 162.5, side: 75 },
  ],
  [
    { x: 0.9, y: 0.1, zoom: 0.1 },
    { left: 0, top: 0, side: 300 },
  ],
])('%p is limited to the picture and the zoom range', (frame, square) => {
  const { left, top, side } = toPixelSquare(frame, portraitSize);
  expect([left, top, side].map((value) => Number(value.toFixed(6)))).toEqual([square.left, square.top, square.side]);
});

test('a square picture cannot move until it is zoomed', () => {
  const square = { width: 100, height: 100 };
  expect(clampFrame({ x: 0.9, y: 0.1, zoom: 1 }, square)).toEqual({ x: 0.5, y: 0.5, zoom: 1 });
  expect(clampFrame({ x: 0.9, y: 0.1, zoom: 4 }, square)).toEqual({ x: 0.875, y: 0.125, zoom: 4 });
});
