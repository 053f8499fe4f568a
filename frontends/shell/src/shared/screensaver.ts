import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let asked = 0;

/** Shows the screensaver, as soon as it is loaded. */
export function previewScreensaver(): void {
  asked += 1;
  listeners.forEach((listener) => listener());
}

export const usePreviews = (): number => useSyncExternalStore(subscribe, () => asked);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
