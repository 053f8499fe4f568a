import type { Point } from './geometry';

export const START_KEYS = ['Alt+Shift+Enter', 'Control+Escape'];

/**
 * Shortcuts of the window in front that browsers and screen readers do not use: Alt+Shift with arrow keys selects text on a Mac, with
 * letters it is Chromium's for tab groups.
 */
export const WINDOW_KEYS = {
  next: 'Alt+PageDown',
  previous: 'Alt+PageUp',
  maximize: 'Alt+Shift+PageUp',
  minimize: 'Alt+Shift+PageDown',
  left: 'Alt+Shift+Home',
  right: 'Alt+Shift+End',
  close: 'Alt+Shift+Delete',
} as const;

export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
};

export const formatKeys = (keys: string): string =>
  keys
    .replace('Page', 'Pg')
    .replace('Down', 'Dn')
    .replace('Delete', 'Del')
    .replace('Control', 'Ctrl')
    .replace('Escape', 'Esc');

export function getPressedKeys({ key, ctrlKey, altKey, shiftKey, metaKey }: KeyboardEvent): string {
  const modifiers = { Control: ctrlKey, Alt: altKey, Shift: shiftKey, Meta: metaKey };
  return [...Object.entries(modifiers).flatMap(([name, isHeld]) => (isHeld ? name : [])), key].join('+');
}

export const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;

const MODIFIER = /^(Alt|AltGraph|Control|Fn|Hyper|Meta|Shift|Super|Symbol|(Caps|Fn|Num|Scroll|Symbol)Lock)$/;
const SYSTEM_KEY = /^(Audio|Brightness|Browser|Launch|Media|Microphone|Power|PrintScreen|Snapshot|Unidentified)/;

export const isModifierOrSystemKey = (key: string): boolean => MODIFIER.test(key) || SYSTEM_KEY.test(key);
