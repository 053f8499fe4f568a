import { act, renderHook } from '@testing-library/react';
import { COUNT_THROTTLE_MS, useThrottledCount } from './NewItemsButton';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('shows an increased count once per interval, and a reset at once', () => {
  const { result, rerender } = renderHook(useThrottledCount, { initialProps: 1 });
  expect(result.current).toBe(0);
  pass(COUNT_THROTTLE_MS - 1);
  rerender(2);
  expect(result.current).toBe(0);
  pass(1);
  expect(result.current).toBe(2);
  rerender(3);
  pass(COUNT_THROTTLE_MS - 1);
  expect(result.current).toBe(2);
  pass(1);
  expect(result.current).toBe(3);
  rerender(0);
  expect(result.current).toBe(0);
});
