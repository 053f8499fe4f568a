import { DISPLAY_KEY } from './choices';
import { reapplyStoredDisplay } from './display';

const onChange = jest.fn();

beforeEach(() => {
  onChange.mockClear();
  localStorage.clear();
  window.marcelDisplay = { show: onChange, wallpapers: {} };
});

it('applies stored choices that the page did not know of', () => {
  document.cookie = `${DISPLAY_KEY}=; max-age=0`;
  reapplyStoredDisplay();
  expect(onChange).not.toHaveBeenCalled();
  localStorage.setItem(DISPLAY_KEY, JSON.stringify({ scheme: 'dark' }));
  reapplyStoredDisplay();
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(document.cookie).toContain(DISPLAY_KEY);
});
