import { renderHook, act } from '@testing-library/react';
import { DISPLAY_KEY } from './choices';
import { changeDisplay, displayNow, followPreferences, recallChoice, useDisplay } from './display';

const shown = jest.fn();

beforeEach(() => {
  shown.mockClear();
  localStorage.clear();
  window.marcelDisplay = { show: shown, wallpapers: {} };
});

it('keeps what is chosen, and shows it', () => {
  const { result } = renderHook(useDisplay);
  act(() => changeDisplay({ scheme: 'dark' }));
  act(() => changeDisplay({ clock: '12' }));
  expect(result.current).toEqual({ scheme: 'dark', clock: '12' });
  expect(JSON.parse(localStorage.getItem(DISPLAY_KEY) ?? '')).toEqual({ scheme: 'dark', clock: '12' });
  expect(shown).toHaveBeenLastCalledWith({ scheme: 'dark', clock: '12' });
  expect(document.cookie).toContain(DISPLAY_KEY);
  act(() => changeDisplay({ scheme: undefined }));
  expect(result.current.scheme).toBeUndefined();
});

it('follows other tabs, and passes over what it does not know', () => {
  const leave = followPreferences();
  localStorage.setItem(DISPLAY_KEY, JSON.stringify({ scheme: 'pink', wallpaper: 'calm', sounds: true }));
  window.dispatchEvent(new StorageEvent('storage', { key: DISPLAY_KEY }));
  expect(displayNow()).toEqual({ wallpaper: 'calm', sounds: true });
  expect(shown).toHaveBeenCalledTimes(1);
  leave();
  window.dispatchEvent(new StorageEvent('storage', { key: DISPLAY_KEY }));
  expect(shown).toHaveBeenCalledTimes(1);
});

it('shows what was kept where the page did not know of it', () => {
  document.cookie = `${DISPLAY_KEY}=; max-age=0`;
  recallChoice();
  expect(shown).not.toHaveBeenCalled();
  localStorage.setItem(DISPLAY_KEY, JSON.stringify({ scheme: 'dark' }));
  recallChoice();
  expect(shown).toHaveBeenCalledTimes(1);
  expect(document.cookie).toContain(DISPLAY_KEY);
});
