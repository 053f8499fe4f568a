import { RecentMap } from './recent-map.js';

it('keeps entries up to its limit, then starts empty', () => {
  const map = new RecentMap<string, number>(2);
  map.set('a', 1);
  map.set('b', 2);
  map.set('a', 3);
  expect([map.get('a'), map.get('b')]).toEqual([3, 2]);
  map.set('c', 4);
  expect([map.get('a'), map.get('c')]).toEqual([undefined, 4]);
});

it('forgets everything when it is cleared', () => {
  const map = new RecentMap<string, number>(3);
  map.set('a', 1);
  map.set('b', 2);
  map.clear();
  expect(map.get('b')).toBeUndefined();
});
