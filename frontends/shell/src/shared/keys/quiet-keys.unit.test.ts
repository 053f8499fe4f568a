import { isQuietKey } from './quiet-keys';

test.each(['Control', 'Shift', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'NumLock', 'AudioVolumeUp', 'MediaPlayPause'])(
  '%s says nothing by itself',
  (key) => expect(isQuietKey(key)).toBe(true),
);

test.each(['Enter', 'Escape', 'Tab', 'a', 'ArrowRight', 'Delete', 'F10'])('%s is meant for the page', (key) =>
  expect(isQuietKey(key)).toBe(false),
);
