import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { receiveToasts, ToastContext, useToasts } from './use-toasts';
import type { ToastViewportProps } from './ToastViewport';

/** Delay in browsers without requestIdleCallback, in milliseconds. */
const IDLE_FALLBACK_DELAY_MS = 2000;

export function ToastProvider({ children }: { children: ReactNode }) {
  const { toast, show, dismiss } = useToasts();
  const ToastViewport = useToastViewport(toast?.id);
  useEffect(() => receiveToasts(show), [show]);
  return (
    <ToastContext value={show}>
      {children}
      {toast && ToastViewport && <ToastViewport toast={toast} onDismiss={dismiss} />}
    </ToastContext>
  );
}

const ignoreError = () => undefined;

/** Loads the toast viewport as soon as the browser is idle, so that it can report a lost connection. Each new toast retries a failed load. */
function useToastViewport(newest: number | undefined): ComponentType<ToastViewportProps> | undefined {
  const [viewportModule, setViewportModule] = useState<{ ToastViewport: ComponentType<ToastViewportProps> }>();
  useEffect(() => {
    const load = () => void import('./ToastViewport').then(setViewportModule, ignoreError);
    if (newest !== undefined) return load();
    if (typeof requestIdleCallback !== 'undefined') return void requestIdleCallback(load);
    const timer = setTimeout(load, IDLE_FALLBACK_DELAY_MS);
    return () => clearTimeout(timer);
  }, [newest]);
  return viewportModule?.ToastViewport;
}
