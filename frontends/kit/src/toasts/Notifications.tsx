import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { ToastAreaProps } from './ToastArea';
import { ToastContext } from './toast-context';
import { useToasts } from './useToasts';
import { whenIdle } from './when-idle';

/** Gives toasts to everything below it; needed once around an app. */
export function Notifications({ children }: { children: ReactNode }) {
  const { toasts, show, dismiss } = useToasts();
  const ToastArea = useToastArea(toasts[0]?.id);
  return (
    <ToastContext value={show}>
      {children}
      {ToastArea && <ToastArea toasts={toasts} onDismiss={dismiss} />}
    </ToastContext>
  );
}

const loadToastArea = () => import('./ToastArea');
const nothing = () => undefined;

/**
 * What draws toasts: mounted with the first one, but fetched as soon as the browser is idle, so that it can still tell
 * of a connection that is gone. Each new toast tries again.
 */
function useToastArea(newest: number | undefined): ComponentType<ToastAreaProps> | null {
  const [area, setArea] = useState<{ ToastArea: ComponentType<ToastAreaProps> } | null>(null);
  useEffect(() => {
    if (newest === undefined) return whenIdle(() => void loadToastArea().catch(nothing));
    void loadToastArea().then(setArea, nothing);
    return undefined;
  }, [newest]);
  return area && area.ToastArea;
}
