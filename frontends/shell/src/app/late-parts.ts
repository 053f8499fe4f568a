import { useSyncExternalStore } from 'react';
import { afterPaint } from '../shared/use-late';
import { wereIconsMoved } from '../shared/moved-icons';

/**
 * Nobody is kept waiting for them: they come when somebody moves, or else after a while, in milliseconds; at once where icons were
 * moved, which nothing else knows.
 */
const QUIET_MS = 4000;
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** A hook that has what is loaded by and by; undefined until then, and for good when it does not come. */
function late<Part>(load: () => Promise<Part>): () => Part | undefined {
  let part: Part | undefined;
  let awaited = false;
  const listeners = new Set<() => void>();
  const arrive = (loaded: Part) => {
    part = loaded;
    listeners.forEach((listener) => listener());
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    if (!awaited) awaitVisitor(() => void load().then(arrive, () => undefined));
    awaited = true;
    return () => void listeners.delete(listener);
  };
  return () => useSyncExternalStore(subscribe, () => part);
}

function awaitVisitor(onCome: () => void): void {
  const stop = () => {
    clearTimeout(timer);
    for (const sign of SIGNS) window.removeEventListener(sign, come);
  };
  const come = () => {
    stop();
    afterPaint(onCome);
  };
  const timer = setTimeout(
    () => {
      stop();
      onCome();
    },
    wereIconsMoved() ? 0 : QUIET_MS,
  );
  for (const sign of SIGNS) window.addEventListener(sign, come, { passive: true });
}

/** What makes the desktop lively, and that it does without at first. */
export const useLateParts = late(() => import('./LateParts'));

/** What is on every page without being part of its first look. */
export const useLateScreen = late(() => import('./LateScreen'));
