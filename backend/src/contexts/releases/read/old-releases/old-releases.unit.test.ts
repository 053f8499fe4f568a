import { oldReleases } from './old-releases.js';

const release = (nth: number, status: 'published' | 'withdrawn' | 'pruned' = 'published') => ({
  release: `1.0.${nth}-000000000000`,
  status,
});
const names = (...nths: number[]) => nths.map((nth) => release(nth).release);

it('keeps the ten newest, and what was live lately', () => {
  const releases = Array.from({ length: 14 }, (_, index) => release(14 - index));
  expect(oldReleases({ releases, used: new Set() })).toEqual(names(4, 3, 2, 1));
  expect(oldReleases({ releases, used: new Set(names(3)) })).toEqual(names(4, 2, 1));
});

it('keeps nothing for being new that was withdrawn, and prunes nothing twice', () => {
  const releases = [release(3, 'withdrawn'), release(2), release(1, 'pruned')];
  expect(oldReleases({ releases, used: new Set() })).toEqual(names(3));
  expect(oldReleases({ releases, used: new Set(names(3)) })).toEqual([]);
});
