import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { receiveToasts, ToastContext, useToasts } from './use-toasts';
import type { ToastViewportProps } from './ToastViewport';

/** How long browsers that do not tell when they are idle are left alone, in milliseconds. */
const GUESS_MS = 2000;

/** Runs a task once the browser has nothing better to do; the answer takes that back. */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, GUESS_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(task);
  return () => cancelIdleCallback(request);
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const { toasts, show, dismiss } = useToasts();
  const ToastViewport = useToastViewport(toasts[0]?.id);
  useEffect(() => receiveToasts(show), [show]);
  return (
    <ToastContext value={show}>
      {children}
      {ToastViewport && <ToastViewport toasts={toasts} onDismiss={dismiss} />}
    </ToastContext>
  );
}

const loadToastViewport = () => import('./ToastViewport');
const nothing = () => undefined;

/**
 * What draws toasts: mounted with the first one, but fetched as soon as the browser is idle, so that it can still tell
 * of a connection that is gone. Each new toast tries again.
 */
function useToastViewport(newest: number | undefined): ComponentType<ToastViewportProps> | null {
  const [area, setArea] = useState<{ ToastViewport: ComponentType<ToastViewportProps> } | null>(null);
  useEffect(() => {
    if (newest === undefined) return whenIdle(() => void loadToastViewport().catch(nothing));
    void loadToastViewport().then(setArea, nothing);
    return undefined;
  }, [newest]);
  return area && area.ToastViewport;
}
