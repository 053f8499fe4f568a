import { useSyncExternalStore } from 'react';
import { reportFailure, thisShell } from '../shared/failures/report-failure';
import { wereIconsMoved } from '../shared/moved-icons';
import type * as Parts from './LateParts';

type LateParts = typeof Parts;

/**
 * Nobody is kept waiting for them: they come when somebody moves, or else after a while, in milliseconds; at once where icons were
 * moved, which nothing else knows.
 */
const QUIET_MS = 4000;
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

let parts: LateParts | undefined;
let awaited = false;
const listeners = new Set<() => void>();

/** What makes the desktop lively, and that it does without at first; undefined until then, and for good when it does not come. */
export const useLateParts = (): LateParts | undefined => useSyncExternalStore(subscribe, () => parts);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!awaited) awaitVisitor();
  return () => void listeners.delete(listener);
}

function awaitVisitor(): void {
  awaited = true;
  const come = () => {
    clearTimeout(timer);
    for (const sign of SIGNS) window.removeEventListener(sign, come);
    import('./LateParts').then(arrive, (error: unknown) => reportFailure('load', thisShell(), error));
  };
  const timer = setTimeout(come, wereIconsMoved() ? 0 : QUIET_MS);
  for (const sign of SIGNS) window.addEventListener(sign, come, { passive: true });
}

function arrive(loaded: LateParts): void {
  parts = loaded;
  listeners.forEach((listener) => listener());
}
