import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let asked = 0;

/** Shows the screensaver now; before it has come, as soon as it does. */
export function previewScreensaver(): void {
  asked += 1;
  listeners.forEach((listener) => listener());
}

export const usePreviews = (): number => useSyncExternalStore(subscribe, () => asked);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
