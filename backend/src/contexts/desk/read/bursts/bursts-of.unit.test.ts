import { LIKE_BURST } from '@marcel/contracts';
import { burstsOf } from './bursts-of.js';
import { HOUR_MS, type LikeHour } from './like-hours.collection.js';

const TEN = Date.parse('2026-01-05T10:00:00.000Z');
const createdAt = '2026-01-01T06:00:00.000Z';
const ten: LikeHour = { id: '', kind: 'mascot', itemId: 9, hour: TEN, likes: 30, first: 100, last: 129 };
const popular = { ...ten, first: 1000, last: 1029 };
const of = (hour: LikeHour, takenBack: { first: number; last: number }[] = []) =>
  burstsOf([hour], { takenBack, createdAt });

describe('a burst of likes', () => {
  it('is an hour with far more than usual', () =>
    expect(of(ten)).toEqual([
      {
        ...{ kind: 'mascot', id: 9, hour: '2026-01-05T10:00:00.000Z', likes: 30, takenBack: 0 },
        ...{ usual: 1, first: 100, last: 129 },
      },
    ]));

  it('is none where that is usual, or little', () => {
    expect(of(popular)).toEqual([]);
    expect(of({ ...ten, likes: LIKE_BURST.least - 1 })).toEqual([]);
  });

  it('does not take for usual what was taken back', () =>
    expect(of(popular, [{ first: 50, last: 949 }])).toMatchObject([{ usual: 1, takenBack: 0 }]));

  it('says how many of it count no more', () =>
    expect(of(ten, [{ first: 90, last: 109 }])).toMatchObject([{ takenBack: 10 }]));

  it('is measured by an hour at least', () => {
    const young = { takenBack: [], createdAt: new Date(TEN).toISOString() };
    expect(burstsOf([{ ...ten, first: 4 }], young)).toMatchObject([{ usual: 4 }]);
  });

  it('goes on for hours, for a day, and is usual then', () => {
    const hours = Array.from({ length: 30 }, (_, index) => {
      const first = index * 100;
      return { ...ten, hour: TEN + index * HOUR_MS, likes: 100, first, last: first + 99 };
    });
    const found = burstsOf(hours, { takenBack: [], createdAt: new Date(TEN).toISOString() });
    expect(found.map(({ first }) => first / 100)).toEqual(Array.from({ length: 24 }, (_, index) => index));
    expect(found.every(({ usual }) => usual === 0)).toBe(true);
  });
});
