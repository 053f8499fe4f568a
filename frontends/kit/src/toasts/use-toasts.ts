import { useCallback, useEffect, useRef, useState } from 'react';
import { NOTIFICATIONS } from './rules';
import type { ToastMessage } from './toast-event';

export interface ShownToast extends ToastMessage {
  id: number;
  open: boolean;
}

export function useToasts() {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const lastId = useRef(0);
  const removals = useRef(new Set<ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const pending = removals.current;
    return () => pending.forEach(clearTimeout);
  }, []);

  const dismiss = useCallback((id: number) => {
    setToasts((shown) => shown.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
    const remove = () => setToasts((shown) => shown.filter((toast) => toast.id !== id));
    removals.current.add(setTimeout(remove, NOTIFICATIONS.removalMs));
  }, []);

  const show = useCallback(
    (message: ToastMessage) => {
      if (message.until?.aborted) return;
      const toast = { ...message, id: ++lastId.current, open: true };
      setToasts((shown) => [toast, ...shown].slice(0, NOTIFICATIONS.visible));
      message.until?.addEventListener('abort', () => dismiss(toast.id), { once: true });
    },
    [dismiss],
  );

  return { toasts, show, dismiss };
}
