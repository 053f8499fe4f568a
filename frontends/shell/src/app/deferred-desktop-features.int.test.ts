import { act, renderHook } from '@testing-library/react';
import { MOVED_ICONS } from '../shared/storage-keys';
import { useDeferredDesktopFeatures } from './App';

it('loads the deferred features of the desktop immediately when icons were moved', async () => {
  jest.useFakeTimers();
  localStorage.setItem(MOVED_ICONS, '{"/draw-marcel":{"column":3,"row":2}}');
  const { result } = renderHook(useDeferredDesktopFeatures);
  await act(async () => {
    jest.advanceTimersByTime(50);
    await import('./DeferredDesktopFeatures');
  });
  expect(result.current).toBeDefined();
});
