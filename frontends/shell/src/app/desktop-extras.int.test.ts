import { act, renderHook } from '@testing-library/react';
import { MOVED_ICONS } from '../shared/storage-keys';
import { useDesktopExtras } from './App';

it('loads the desktop extras immediately when icons were moved', async () => {
  jest.useFakeTimers();
  localStorage.setItem(MOVED_ICONS, '{"/draw-marcel":{"column":3,"row":2}}');
  const { result } = renderHook(useDesktopExtras);
  await act(async () => {
    jest.advanceTimersByTime(50);
    await import('./DesktopExtras');
  });
  expect(result.current).toBeDefined();
});
