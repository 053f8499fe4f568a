import { SHARED_MS, SharedAnswer } from './shared-answer.js';

let now = 0;
const counting = (sharedMs?: number) => {
  let made = 0;
  const make = jest.fn(async () => (made += 1));
  return { make, shared: new SharedAnswer(make, sharedMs, () => now) };
};
beforeEach(() => (now = 5_000));

it('is computed once for concurrent callers, and for those within a second', async () => {
  const { shared } = counting();
  expect(await Promise.all([shared.get(), shared.get()])).toEqual([1, 1]);
  now += SHARED_MS - 1;
  expect(await shared.get()).toBe(1);
  now += 1;
  expect(await Promise.all([shared.get(), shared.get()])).toEqual([2, 2]);
});

it('is made again for each later caller, where nothing is kept', async () => {
  const { shared } = counting(0);
  expect(await Promise.all([shared.get(), shared.get()])).toEqual([1, 1]);
  expect(await shared.get()).toBe(2);
});

it('a failure reaches those who wait, and is not kept', async () => {
  const { make, shared } = counting();
  make.mockRejectedValueOnce(new Error('away'));
  expect(await Promise.allSettled([shared.get(), shared.get()])).toMatchObject([
    { reason: new Error('away') },
    { reason: new Error('away') },
  ]);
  expect(await shared.get()).toBe(1);
});

it('a failure also drops the previous result', async () => {
  const { make, shared } = counting();
  await shared.get();
  now += SHARED_MS;
  make.mockRejectedValueOnce(new Error('away'));
  await expect(shared.get()).rejects.toThrow('away');
  expect(await shared.get()).toBe(2);
});
