import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { receiveToasts, ToastContext, useToasts } from './use-toasts';
import type { ToastViewportProps } from './ToastViewport';

/** Delay in browsers without requestIdleCallback, in milliseconds. */
const GUESS_MS = 2000;

/** Runs a task when the browser is idle. @returns a function that cancels it */
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
 * Loads the toast viewport as soon as the browser is idle, so that it can report a lost connection; mounts it with the first toast.
 * Each new toast retries a failed load.
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
