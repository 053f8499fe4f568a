import { LIKE_BURST } from '@marcel/contracts';
import { burstOf } from './burst-of.js';

const hour = { id: '', kind: 'mascot', itemId: 9, hour: '2026-01-05T10:00:00.000Z', first: 100, last: 129 } as const;
const createdAt = '2026-01-01T06:00:00.000Z';

describe('a burst of likes', () => {
  it('is an hour with far more than usual', () => {
    expect(burstOf({ ...hour, likes: 30 }, { takenBack: [], createdAt })).toEqual({
      kind: 'mascot',
      id: 9,
      hour: hour.hour,
      likes: 30,
      takenBack: 0,
      usual: 1,
      first: 100,
      last: 129,
    });
  });

  it('is none where that is usual, or little', () => {
    const popular = { ...hour, first: 1000, last: 1029, likes: 30 };
    expect(burstOf(popular, { takenBack: [], createdAt })).toBeUndefined();
    expect(burstOf({ ...hour, likes: LIKE_BURST.least - 1 }, { takenBack: [], createdAt })).toBeUndefined();
  });

  it('does not take for usual what was taken back', () => {
    const again = { ...hour, first: 1000, last: 1029, likes: 30 };
    const takenBack = [{ first: 50, last: 949 }];
    expect(burstOf(again, { takenBack, createdAt })).toMatchObject({ usual: 1, takenBack: 0 });
  });

  it('says how many of it count no more', () => {
    const takenBack = [{ first: 90, last: 109 }];
    expect(burstOf({ ...hour, likes: 30 }, { takenBack, createdAt })).toMatchObject({ takenBack: 10 });
  });

  it('is measured by an hour at least', () =>
    expect(burstOf({ ...hour, likes: 30, first: 4 }, { takenBack: [], createdAt: hour.hour })).toMatchObject({
      usual: 4,
    }));
});
