import { stretched, type Edge } from './stretch';

const AREA = { width: 1280, height: 760 };
const BOX = { x: 100, y: 50, width: 600, height: 400 };

const by = (edge: Edge, x: number, y: number) => stretched(BOX, edge, { x, y }, AREA);

describe('a window that is sized', () => {
  it.each([
    ['e', { x: 100, y: 50, width: 640, height: 400 }],
    ['s', { x: 100, y: 50, width: 600, height: 420 }],
    ['w', { x: 140, y: 50, width: 560, height: 400 }],
    ['n', { x: 100, y: 70, width: 600, height: 380 }],
    ['se', { x: 100, y: 50, width: 640, height: 420 }],
    ['nw', { x: 140, y: 70, width: 560, height: 380 }],
    ['ne', { x: 100, y: 70, width: 640, height: 380 }],
    ['sw', { x: 140, y: 50, width: 560, height: 420 }],
  ] as const)('at its %s', (edge, box) => {
    expect(by(edge, 40, 20)).toEqual(box);
  });

  it('stops at its least size, and its other edges stay', () => {
    expect(by('nw', 5000, 5000)).toEqual({ x: 380, y: 250, width: 320, height: 200 });
    expect(by('se', -5000, -5000)).toEqual({ ...BOX, width: 320, height: 200 });
  });

  it('stops at the end of the room', () => {
    expect(by('nw', -5000, -5000)).toEqual({ x: 0, y: 0, width: 700, height: 450 });
    expect(by('se', 5000, 5000)).toEqual({ ...BOX, width: 1180, height: 710 });
  });

  it('does not jump into the room from beyond its end', () => {
    const out = { ...BOX, x: -200, y: 600 };
    expect(stretched(out, 'w', { x: 10, y: 0 }, AREA)).toEqual({ ...out, x: -190, width: 590 });
    expect(stretched(out, 'e', { x: 10, y: 0 }, AREA)).toEqual({ ...out, width: 610 });
    expect(stretched(out, 's', { x: 0, y: 10 }, AREA)).toEqual(out);
  });
});
