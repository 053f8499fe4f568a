import { DISPLAY_KEY } from './choices';
import { reapplyStoredDisplay } from './display';

const shown = jest.fn();

beforeEach(() => {
  shown.mockClear();
  localStorage.clear();
  window.marcelDisplay = { show: shown, wallpapers: {} };
});

it('applies stored choices that the page did not know of', () => {
  document.cookie = `${DISPLAY_KEY}=; max-age=0`;
  reapplyStoredDisplay();
  expect(shown).not.toHaveBeenCalled();
  localStorage.setItem(DISPLAY_KEY, JSON.stringify({ scheme: 'dark' }));
  reapplyStoredDisplay();
  expect(shown).toHaveBeenCalledTimes(1);
  expect(document.cookie).toContain(DISPLAY_KEY);
});
