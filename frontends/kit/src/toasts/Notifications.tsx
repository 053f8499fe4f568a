import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { ToastAreaProps } from './ToastArea';
import { ToastContext } from './toast-context';
import { useToasts } from './useToasts';

/** Gives toasts to everything below it; needed once around an app. What draws them is loaded with the first toast. */
export function Notifications({ children }: { children: ReactNode }) {
  const { toasts, show, dismiss } = useToasts();
  const ToastArea = useToastArea(toasts.length > 0);
  return (
    <ToastContext value={show}>
      {children}
      {ToastArea && <ToastArea toasts={toasts} onDismiss={dismiss} />}
    </ToastContext>
  );
}

function useToastArea(needed: boolean): ComponentType<ToastAreaProps> | null {
  const [area, setArea] = useState<{ ToastArea: ComponentType<ToastAreaProps> } | null>(null);
  useEffect(() => {
    if (needed) void import('./ToastArea').then(setArea);
  }, [needed]);
  return area && area.ToastArea;
}
