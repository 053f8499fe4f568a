import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let previewCount = 0;

/** Shows the screensaver, as soon as it is loaded. */
export function previewScreensaver(): void {
  previewCount += 1;
  listeners.forEach((listener) => listener());
}

export const useScreensaverPreviews = (): number => useSyncExternalStore(subscribe, () => previewCount);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
