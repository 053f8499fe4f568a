import { act, renderHook } from '@testing-library/react';
import { useLiked } from './liked-items';

/** What an earlier page of the session has left. */
beforeAll(() => sessionStorage.setItem('studio_liked', JSON.stringify(['images-7'])));

test('what was liked stays liked when the page is loaded anew, and nothing else is', () => {
  expect(renderHook(() => useLiked('images-7')).result.current[0]).toBe(true);
  expect(renderHook(() => useLiked('images-8')).result.current[0]).toBe(false);
});

test('a like shows on every surface, until it is taken back', () => {
  const [one, other] = [renderHook(() => useLiked('hugs-1')), renderHook(() => useLiked('hugs-1'))];
  expect([one.result.current[0], other.result.current[0]]).toEqual([false, false]);
  act(() => one.result.current[1](true));
  expect([one.result.current[0], other.result.current[0]]).toEqual([true, true]);
  expect(sessionStorage.getItem('studio_liked')).toBe('["images-7","hugs-1"]');
  act(() => other.result.current[1](false));
  expect(one.result.current[0]).toBe(false);
});
