import { gaze, visibleHalfWidth, chooseLandingX } from './scene';

const WIDE = { width: 1600, height: 900 };
const NARROW = { width: 375, height: 760 };

describe('a thrown ball', () => {
  it.each([0, 0.49, 0.5, 0.999])('lands inside the viewport and not on Marcel, at chance %d', (chance) => {
    for (const room of [WIDE, NARROW]) {
      const distance = Math.abs(chooseLandingX(room, chance) - 800);
      expect(distance).toBeLessThanOrEqual(0.75 * visibleHalfWidth(room));
      expect(distance).toBeGreaterThanOrEqual(0.41 * visibleHalfWidth(room));
    }
  });

  it('lands on either side', () => {
    expect([chooseLandingX(WIDE, 0.2) < 800, chooseLandingX(WIDE, 0.7) > 800]).toEqual([true, true]);
  });
});

it('the visible width depends on how the wallpaper covers the viewport', () => {
  expect(visibleHalfWidth(WIDE)).toBe(800);
  expect(visibleHalfWidth(NARROW)).toBeCloseTo(222, 0);
});

describe('the pupils', () => {
  const eyes = { x: 100, y: 100 };

  it('follow the pointer, and stay inside the eyes', () => {
    expect(gaze(eyes, eyes)).toEqual({ x: 0, y: 0 });
    expect(gaze(eyes, { x: 220, y: 100 })).toEqual({ x: 2.5, y: 0 });
    const { x, y } = gaze(eyes, { x: -10_000, y: 100 });
    expect([x, y]).toEqual([expect.closeTo(-4.94, 1), 0]);
    expect(gaze(eyes, { x: 100, y: -10_000 }).y).toBeGreaterThan(-4);
  });
});
