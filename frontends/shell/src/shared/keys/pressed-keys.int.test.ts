import { pressedKeys } from './pressed-keys';

describe('keys pressed together', () => {
  it.each([
    [{ key: 'PageDown', altKey: true }, 'Alt+PageDown'],
    [{ key: 'Home', altKey: true, shiftKey: true }, 'Alt+Shift+Home'],
    [{ key: 'Escape', ctrlKey: true }, 'Control+Escape'],
    [{ key: 'a' }, 'a'],
  ])('%j are %s', (init, keys) => {
    expect(pressedKeys(new KeyboardEvent('keydown', init))).toBe(keys);
  });
});
