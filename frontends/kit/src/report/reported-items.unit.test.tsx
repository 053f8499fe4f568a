import { act, renderHook } from '@testing-library/react';
import { useReported } from './reported-items';

const kept = () => JSON.parse(localStorage.getItem('reported') ?? '[]') as string[];

/** What an earlier visit has left. */
beforeAll(() => localStorage.setItem('reported', '["/api/images/7/report"]'));

test('what was reported stays so, and nothing else is', () => {
  expect(renderHook(() => useReported('/api/images/7/report')).result.current[0]).toBe(true);
  expect(renderHook(() => useReported('/api/images/8/report')).result.current[0]).toBe(false);
});

test('a report shows wherever the item does, and is kept beside those of other windows', () => {
  const [one, other] = [renderHook(() => useReported('one')), renderHook(() => useReported('one'))];
  localStorage.setItem('reported', '["of another window"]');
  act(() => one.result.current[1]());
  expect([one.result.current[0], other.result.current[0]]).toEqual([true, true]);
  expect(kept()).toEqual(['one', 'of another window']);
});

test('only so many are kept, the newest first', () => {
  const remember = (path: string) => {
    const { result } = renderHook(() => useReported(path));
    act(() => result.current[1]());
  };
  for (let index = 1; index <= 201; index += 1) remember(`item ${index}`);
  expect(kept()).toHaveLength(200);
  expect(kept()[0]).toBe('item 201');
  expect(kept()).not.toContain('item 1');
});
