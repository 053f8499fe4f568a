import { isModifierOrSystemKey, getPressedKeys } from './keys';

describe('keys pressed together', () => {
  it.each([
    [{ key: 'PageDown', altKey: true }, 'Alt+PageDown'],
    [{ key: 'Home', altKey: true, shiftKey: true }, 'Alt+Shift+Home'],
    [{ key: 'Escape', ctrlKey: true }, 'Control+Escape'],
    [{ key: 'a' }, 'a'],
  ])('%j is formatted as %s', (init, keys) => {
    expect(getPressedKeys(new KeyboardEvent('keydown', init))).toBe(keys);
  });
});

test.each(['Control', 'Shift', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'NumLock', 'AudioVolumeUp', 'MediaPlayPause'])(
  '%s alone is a modifier or system key',
  (key) => expect(isModifierOrSystemKey(key)).toBe(true),
);

test.each(['Enter', 'Escape', 'Tab', 'a', 'ArrowRight', 'Delete', 'F10'])('%s is a key of the page', (key) =>
  expect(isModifierOrSystemKey(key)).toBe(false),
);
