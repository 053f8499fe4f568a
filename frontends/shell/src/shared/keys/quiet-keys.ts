const HELD_OR_LOCKED = [
  'Alt',
  'AltGraph',
  'Control',
  'Fn',
  'Hyper',
  'Meta',
  'Shift',
  'Super',
  'Symbol',
  'CapsLock',
  'FnLock',
  'NumLock',
  'ScrollLock',
  'SymbolLock',
];

/** Those that the computer itself has: volume, brightness, a player's, a picture of the screen. */
const OF_THE_COMPUTER = /^(Audio|Brightness|Browser|Launch|Media|Microphone|Power|PrintScreen|Snapshot|Unidentified)/;

/** Whether a key, pressed by itself, says nothing to the page: it goes with others, or is meant for the computer. */
export const isQuietKey = (key: string): boolean => HELD_OR_LOCKED.includes(key) || OF_THE_COMPUTER.test(key);
