import { Bitmap } from './bitmap.js';

const of = (...members: number[]): Bitmap => {
  const bitmap = new Bitmap();
  for (const member of members) bitmap.put(member, true);
  return bitmap;
};

const membersOf = (bitmap: Bitmap): number[] => {
  const members: number[] = [];
  bitmap.each((member) => members.push(member));
  return members;
};

describe('a bitmap', () => {
  it('contains added numbers of any size', () => {
    const bitmap = of(0, 31, 32, 63, 100_000);
    bitmap.put(32, false);
    bitmap.put(500_000, false);
    expect(membersOf(bitmap)).toEqual([0, 31, 63, 100_000]);
    expect(bitmap.count()).toBe(4);
    expect([31, 32, 100_000, 500_000].map((index) => bitmap.has(index))).toEqual([true, false, true, false]);
  });

  it('counts words that are full', () => {
    expect(of(...Array.from({ length: 96 }, (_, index) => index)).count()).toBe(96);
  });

  it('intersects several, and leaves them as they are', () => {
    const [first, second] = [of(1, 2, 40, 90), of(2, 40)];
    expect(membersOf(Bitmap.intersection(first, [second, of(40, 41)]))).toEqual([40]);
    expect(membersOf(Bitmap.intersection(first, []))).toEqual([1, 2, 40, 90]);
    expect(first.count()).toBe(4);
    expect(membersOf(Bitmap.intersection(second, [first]))).toEqual([2, 40]);
  });
});
