import { lifetime } from './mascots';

test.each([
  [1996, null, 'Born 1996'],
  [1996, 2010, 'Born 1996 · Retired 2010'],
  [null, 2010, 'Retired 2010'],
  [null, null, ''],
])('formats born %p, retired %p as "%s"', (yearIntroduced, yearRetired, text) => {
  expect(lifetime({ yearIntroduced, yearRetired })).toBe(text);
});
