import { isObject, schemaOf } from '@marcel/contracts';
import { jsonStore } from '@marcel/kit';
import { useSyncExternalStore } from 'react';
import { CLOCKS, DISPLAY_KEY, SAVER_MINUTES, SCHEMES, TEXT_SIZES, WALLPAPERS } from './choices';

/** Dispatched on the window when the appearance has changed. */
export const DISPLAY_CHANGED = 'marcel:display';

export interface Display {
  scheme?: (typeof SCHEMES)[number];
  wallpaper?: (typeof WALLPAPERS)[number];
  text?: (typeof TEXT_SIZES)[number];
  clock?: (typeof CLOCKS)[number];
  saver?: (typeof SAVER_MINUTES)[number];
  sounds?: boolean;
}

const findValue = <Value>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((one) => one === value);

const parseDisplay = (stored: { readonly [Choice in keyof Display]?: unknown }): Display => ({
  scheme: findValue(SCHEMES, stored.scheme),
  wallpaper: findValue(WALLPAPERS, stored.wallpaper),
  text: findValue(TEXT_SIZES, stored.text),
  clock: findValue(CLOCKS, stored.clock),
  saver: findValue(SAVER_MINUTES, stored.saver),
  sounds: findValue([true, false], stored.sounds),
});

const store = jsonStore(() => localStorage, DISPLAY_KEY, schemaOf(isObject));
let cached: Display | undefined;

export const readDisplay = (): Display => (cached ??= parseDisplay({ ...store.read() }));

export function changeDisplay(choices: Partial<Display>): void {
  cached = { ...readDisplay(), ...choices };
  store.write(cached);
  setDisplayCookie();
  applyDisplay();
}

/** The longest lifetime of a cookie that browsers allow, in seconds. */
const MAX_COOKIE_AGE_S = 400 * 24 * 60 * 60;

function setDisplayCookie(): void {
  try {
    document.cookie = `${DISPLAY_KEY}=chosen; path=/; max-age=${MAX_COOKIE_AGE_S}; samesite=lax`;
  } catch {
    // Without cookies the choice is applied a moment later.
  }
}

export function applyDisplay(): void {
  window.marcelDisplay?.show(readDisplay());
  window.dispatchEvent(new Event(DISPLAY_CHANGED));
}

export function subscribeToDisplay(onChange: () => void): () => void {
  window.addEventListener(DISPLAY_CHANGED, onChange);
  return () => window.removeEventListener(DISPLAY_CHANGED, onChange);
}

export const useDisplay = (): Display => useSyncExternalStore(subscribeToDisplay, readDisplay);

const PREFERENCES = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'];

/** Applies the stored choices when the cookie has expired. */
export function reapplyStoredDisplay(): void {
  if (store.read() === null) return;
  setDisplayCookie();
  applyDisplay();
}

export function subscribeToPreferences(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== DISPLAY_KEY && key !== null) return;
    cached = undefined;
    applyDisplay();
  };
  const media = PREFERENCES.map((query) => window.matchMedia(query));
  for (const query of media) query.addEventListener('change', applyDisplay);
  window.addEventListener('storage', onStorage);
  return () => {
    for (const query of media) query.removeEventListener('change', applyDisplay);
    window.removeEventListener('storage', onStorage);
  };
}
