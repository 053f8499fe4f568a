import { isObject, schemaOf } from '@marcel/contracts';
import { jsonStore } from '@marcel/kit';
import { useSyncExternalStore } from 'react';
import { CLOCKS, DISPLAY_KEY, SAVER_WAITS, SCHEMES, TEXT_SIZES, WALLPAPERS } from './choices';

/** Dispatched on the window when the appearance has changed. */
export const DISPLAY_CHANGED = 'marcel:display';

export interface Display {
  scheme?: (typeof SCHEMES)[number];
  wallpaper?: (typeof WALLPAPERS)[number];
  text?: (typeof TEXT_SIZES)[number];
  clock?: (typeof CLOCKS)[number];
  saver?: (typeof SAVER_WAITS)[number];
  sounds?: boolean;
}

const among = <Value>(values: readonly Value[], given: unknown): Value | undefined =>
  values.find((value) => value === given);

const displayOf = (kept: { readonly [Choice in keyof Display]?: unknown }): Display => ({
  scheme: among(SCHEMES, kept.scheme),
  wallpaper: among(WALLPAPERS, kept.wallpaper),
  text: among(TEXT_SIZES, kept.text),
  clock: among(CLOCKS, kept.clock),
  saver: among(SAVER_WAITS, kept.saver),
  sounds: among([true, false], kept.sounds),
});

const store = jsonStore(() => localStorage, DISPLAY_KEY, schemaOf(isObject));
let known: Display | undefined;

export const displayNow = (): Display => (known ??= displayOf({ ...store.read() }));

export function changeDisplay(choices: Partial<Display>): void {
  known = { ...displayNow(), ...choices };
  store.write(known);
  noteChoice();
  showNow();
}

/** The longest lifetime of a cookie that browsers allow, in seconds. */
const COOKIE_AGE = 400 * 24 * 60 * 60;

function noteChoice(): void {
  try {
    document.cookie = `${DISPLAY_KEY}=chosen; path=/; max-age=${COOKIE_AGE}; samesite=lax`;
  } catch {
    // Without cookies the choice is applied a moment later.
  }
}

export function showNow(): void {
  window.marcelDisplay?.show(displayNow());
  window.dispatchEvent(new Event(DISPLAY_CHANGED));
}

export function followDisplay(changed: () => void): () => void {
  window.addEventListener(DISPLAY_CHANGED, changed);
  return () => window.removeEventListener(DISPLAY_CHANGED, changed);
}

export const useDisplay = (): Display => useSyncExternalStore(followDisplay, displayNow);

const PREFERENCES = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'];

/** Applies the stored choices when the cookie has expired. */
export function recallChoice(): void {
  if (store.read() === null) return;
  noteChoice();
  showNow();
}

export function followPreferences(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== DISPLAY_KEY && key !== null) return;
    known = undefined;
    showNow();
  };
  const media = PREFERENCES.map((query) => window.matchMedia(query));
  for (const one of media) one.addEventListener('change', showNow);
  window.addEventListener('storage', onStorage);
  return () => {
    for (const one of media) one.removeEventListener('change', showNow);
    window.removeEventListener('storage', onStorage);
  };
}
